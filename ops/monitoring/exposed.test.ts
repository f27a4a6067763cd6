import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ServiceName, serviceNames } from '@plenary/contracts/services';
import { createStateOfServices } from '@plenary/gateway/health';
import { createRegistry } from '@plenary/gateway/releases/registry';
import { releaseFigures } from '@plenary/gateway/releases/release-figures';
import { serviceFigures } from '@plenary/gateway/service-figures';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { type Metrics, startMetrics } from '@plenary/service-kit/metrics';
import { outboxFigures } from '@plenary/service-kit/outbox-figures';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { bookingMigrations } from '@plenary/svc-booking/db/migrations';
import { bookingTables } from '@plenary/svc-booking/db/tables';
import { optionFigures } from '@plenary/svc-booking/options/option-figures';
import { printingFigures } from '@plenary/svc-documents/printing/printing-figures';

const now = Date.UTC(2026, 10, 26);
const folder = scratchFolder('exposed-');
const database = openSqlite(path.join(folder, 'booking.sqlite'));
const registry = createRegistry(folderStore(path.join(folder, 'releases')));
let metrics: Metrics;
let text: string;
beforeAll(async () => {
  await migrate(database, bookingMigrations);
  await database.script(`
INSERT INTO outbox (id, type, aggregate_id, sequence, payload, created_at, attempts, next_attempt_at, parked) VALUES
  ('1', 'mail', 'a', 0, '{}', ${now - 90_000}, 0, 0, 0),
  ('2', 'booking.approved', 'b', 0, '{}', ${now - 30_000}, 0, 0, 0),
  ('3', 'mail', 'c', 0, '{}', ${now - 900_000}, 10, 0, 1);
PRAGMA foreign_keys = OFF`);
  const release = { kind: 'release', version: '1-a', percent: 10 } as const;
  await registry.act({ remote: 'mf-booking', action: release, by: 'zoe', at: '2026-11-26T10:00:00.000Z' });
  const nowhere = ['http://127.0.0.1:9'];
  const addresses = Object.fromEntries(serviceNames.map((name) => [name, nowhere])) as Record<ServiceName, string[]>;
  metrics = await startMetrics({ port: 0 });
  metrics.measure([
    ...outboxFigures(database, () => now),
    ...optionFigures({ database, tables: bookingTables('sqlite') }),
    ...printingFigures({ load: () => ({ running: 2, waiting: 7 }) }),
    ...releaseFigures(registry.read),
    ...serviceFigures(createStateOfServices({ addresses, now: () => now })),
  ]);
  metrics.observe({ method: 'GET', route: '/api/quotes/:quoteId', status: 200, seconds: 0.1 });
  text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
});
afterAll(() => Promise.all([metrics.stop(), database.close()]));

const exposed = () => new Set([...text.matchAll(/^([a-z]\w*)(?=[{ ])/gm)].map(([name]) => name));
/** Names of metrics in an expression: every name with an underscore that no function or label is. */
const metricsIn = (expression: string) =>
  [...expression.replaceAll(/"[^"]*"/g, '""').matchAll(/\b[a-z]+_[a-z0-9_]+\b(?!\s*\()/g)].map(([name]) => name);

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const { panels }: Dashboard = JSON.parse(readFileSync(path.join(import.meta.dirname, 'dashboard.json'), 'utf8'));
const rules = readFileSync(path.join(import.meta.dirname, 'alerts.yaml'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: ['"](.*)['"]\n\s+for: (\w+)/g)].map(
  ([, name = '', expression = '', held = '']) => ({
    name,
    expression,
    held,
  }),
);

test('figures of the domain say what is there', () => {
  for (const line of [
    'plenary_outbox_events{state="waiting"} 2',
    'plenary_outbox_events{state="parked"} 1',
    'plenary_outbox_age_seconds 90',
    'plenary_mails_waiting 2',
    'plenary_options{rank="1"} 0',
    'plenary_documents_printing{state="waiting"} 7',
    'plenary_releases_revision 1',
    'plenary_canary_percent{part="mf-booking"} 10',
    'plenary_service_up{service="booking"} 0',
  ])
    expect(text.split('\n')).toContain(line);
});

test.each(panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr)] as const))(
  'every metric of the panel “%s” is exposed',
  (_title, expressions) => {
    const named = expressions.flatMap(metricsIn);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !exposed().has(name))).toEqual([]);
  },
);

test.each(alerts)('every metric of the alert $name is exposed, and its runbook says when it fires', ({ name, expression, held }) => {
  const named = metricsIn(expression);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((metric) => !exposed().has(metric))).toEqual([]);
  expect(readFileSync(path.join(import.meta.dirname, 'runbooks', `${name}.md`), 'utf8')).toContain(
    `Fires when, for ${held}: \`${expression}\``,
  );
});

test('calls that fail and calls over 300 ms are told from one in a thousand on, and refused options also where none is placed', () => {
  const expressionOf = (wanted: string) => alerts.find(({ name }) => name === wanted)?.expression ?? '';
  expect(expressionOf('CallsFail')).toMatch(/ > 0\.001$/);
  expect(expressionOf('CallsSlow')).toMatch(/le="0\.3".* > 0\.001$/);
  // Without a placed option there is no series to compare with, and a comparison with none is never true.
  expect(expressionOf('RacesLost')).toMatch(/status="409".* > \(.*status="201".* or vector\(0\)\)$/);
});

test('each of the ten alerts has a runbook, and each runbook its alert', () => {
  expect(alerts).toHaveLength(10);
  expect(readdirSync(path.join(import.meta.dirname, 'runbooks')).sort()).toEqual(alerts.map(({ name }) => `${name}.md`).sort());
  expect(existsSync(path.join(import.meta.dirname, 'README.md'))).toBe(true);
});
