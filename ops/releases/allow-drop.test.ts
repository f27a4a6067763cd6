import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serviceNames } from '@plenary/contracts/services';
import { droppedBy, readDrops, withoutDrops } from '@plenary/gateway/contract/drops';
import { createCounts } from '@plenary/gateway/releases/counts';
import { createRegistry } from '@plenary/gateway/releases/registry';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { allowDrop, allowedDrops } from './allow-drop.ts';

const call = 'GET /api/old/{oldId}';
const now = Date.UTC(2026, 10, 29, 12);
const day = 86_400_000;
let releasesDir: string;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'drops-'));
  // No remote is installed.
  const webRoot = path.join(releasesDir, 'web');
  mkdirSync(webRoot);
  environment = { RELEASES_DIR: releasesDir, WEB_ROOT: webRoot, RELEASED_BY: 'zoe' } as unknown as NodeJS.ProcessEnv;
  for (const service of services) for (const version of ['0.1.0', '0.1.1']) await release(service, version, making([]));
});
afterEach(() => rmSync(releasesDir, { recursive: true }));

const services = [...serviceNames.map((name) => `svc-${name}`), 'gateway'].filter((name) => name !== 'svc-booking');
const making = (endpoints: string[], calls: object = {}) => ({ contract: { paths: {} }, made: { endpoints, calls } });
const release = async (remote: string, version: string, manifest: object) => {
  mkdirSync(path.join(releasesDir, remote), { recursive: true });
  writeFileSync(path.join(releasesDir, remote, `${version}.json`), JSON.stringify(manifest));
  const action = { kind: 'release' as const, version, percent: null };
  await createRegistry(folderStore(releasesDir)).act({ remote, action, by: 'zoe', at: new Date(now).toISOString() });
};
const remove = (part: string, version: string) =>
  createRegistry(folderStore(releasesDir)).act({
    remote: part,
    action: { kind: 'remove', versions: [version] },
    by: 'zoe',
    at: new Date(now + 8 * day).toISOString(),
  });
/** Counts of a gateway that began so many days ago; it was called so often on one of them. */
const count = async (began: number, used: { daysAgo: number; times: number } = { daysAgo: 0, times: 0 }) => {
  const counts = createCounts(folderStore(releasesDir));
  counts.use([], [call], now - began * day);
  for (let time = 0; time < used.times; time++) counts.use([call], [call], now - used.daysAgo * day);
  await counts.flush();
};
const drop = (what: string, days = 14) => allowDrop(environment, { part: 'svc-booking', what, days, now });
const promises = (endpoints: string[], calls: object = {}) => ({ promises: { exposes: [], shared: [], endpoints, calls } });
const answering = (properties: object) => ({
  '/api/old/{id}': { get: { responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } } } },
});

test('a call that no release makes and nobody has made may be dropped, by a step that is logged', async () => {
  await count(20);
  await release('mf-booking', '0.2.0', promises(['GET /api/new']));
  await release('mf-booking', '0.3.0', promises([]));
  await drop(call);
  expect(await readDrops(releasesDir)).toEqual([{ part: 'svc-booking', what: call, by: 'zoe', at: '2026-11-29T12:00:00.000Z', days: 14 }]);
  expect(await allowedDrops(environment, 'svc-booking')).toEqual([call]);
  expect(await allowedDrops(environment, 'svc-survey')).toEqual([]);
});

test('a call in use stays: each release that makes it and how often it was made are named, and nothing is logged', async () => {
  await count(20, { daysAgo: 3, times: 2 });
  await count(6, { daysAgo: 1, times: 5 });
  await release('mf-booking', '0.2.0', promises([call]));
  await release('mf-booking', '0.3.0', promises(['GET /api/old/{quoteId}']));
  mkdirSync(path.join(releasesDir, 'web/mf-auth'));
  await expect(drop(call)).rejects.toThrow(
    [
      `${call} stays`,
      'mf-auth as it is installed does not say what it calls: release it once',
      'mf-booking 0.3.0 uses it',
      'mf-booking 0.2.0 uses it',
      'it was called 7 times in 14 days, the last time on 2026-11-28',
    ].join('\n  '),
  );
  expect(await readDrops(releasesDir)).toEqual([]);
});

test('uses before the days that are asked for do not count', async () => {
  await count(20, { daysAgo: 10, times: 1 });
  await expect(drop(call)).rejects.toThrow('it was called 1 times');
  await drop(call, 7);
});

test('a call that has not been counted for long enough, or by nobody, stays', async () => {
  await expect(drop(call)).rejects.toThrow('no gateway counts its uses');
  await count(5);
  await expect(drop(call)).rejects.toThrow('its uses have been counted since 2026-11-24 only, not for 14 days');
});

test('a field stays as long as a kept release was built against it', async () => {
  const field = `${call}: answer.note`;
  await release('mf-booking', '0.2.0', promises([call], answering({ id: {}, note: {} })));
  await release('mf-booking', '0.3.0', promises([call], answering({ id: {} })));
  await release('mf-booking', '0.4.0', promises([call], answering({ id: {} })));
  await expect(drop(field)).rejects.toThrow(`${field} stays\n  mf-booking 0.2.0 uses it`);
  await remove('mf-booking', '0.2.0');
  await drop(field);
});

test('a call that a service makes stays, of whomever else it is', async () => {
  await count(20);
  await release('svc-documents', '0.2.0', making([call]));
  await expect(drop(call)).rejects.toThrow(`${call} stays\n  svc-documents 0.2.0 uses it`);
});

test('a call between services goes by what they were built against: no browser makes it, and no gateway counts it', async () => {
  const rooms = 'GET /internal/quotes/{quoteId}/rooms';
  const answers = (properties: object) => ({ '/internal/quotes/{id}/rooms': { get: answering(properties)['/api/old/{id}'].get } });
  await release('svc-survey', '0.2.0', making([rooms], answers({ rooms: {}, note: {} })));
  await release('svc-survey', '0.3.0', making([rooms], answers({ rooms: {} })));
  await release('svc-survey', '0.4.0', making([rooms], answers({ rooms: {} })));
  await expect(drop(`${rooms}: answer.note`)).rejects.toThrow('svc-survey 0.2.0 uses it');
  await expect(drop(rooms)).rejects.toThrow('svc-survey 0.4.0 uses it\n  svc-survey 0.3.0 uses it\n  svc-survey 0.2.0 uses it');
  await remove('svc-survey', '0.2.0');
  await drop(`${rooms}: answer.note`);
  await expect(drop(`${rooms}: answer.rooms`)).rejects.toThrow('svc-survey 0.3.0 uses it');
  expect((await readDrops(releasesDir)).map(({ what }) => what)).toEqual([`${rooms}: answer.note`]);
});

test('a service that was checked before it told its calls may make any of them', async () => {
  await release('svc-survey', '0.2.0', { contract: { paths: {} } });
  const lines = 'svc-survey 0.2.0 does not say what it calls';
  await expect(drop('GET /internal/quotes/{quoteId}/rooms')).rejects.toThrow(lines);
});

test('a column stays as long as a version that may be live again names it', async () => {
  const naming = (...quote: string[]) => ({ contract: { paths: {}, 'x-tables': { quote } } });
  await release('svc-booking', '0.2.0', naming('id', 'status'));
  await expect(drop('column quote.status')).rejects.toThrow(
    'column quote.status stays\n  svc-booking 0.2.0 uses it\n  svc-booking as it is installed does not say which columns it uses',
  );
  mkdirSync(path.join(releasesDir, 'svc-booking'), { recursive: true });
  writeFileSync(path.join(releasesDir, 'svc-booking/installed.json'), JSON.stringify(naming('id')));
  await expect(drop('column quote.status')).rejects.toThrow('column quote.status stays\n  svc-booking 0.2.0 uses it');
  await drop('column quote.created_at');
});

test('only what was allowed is left out of the broken promises, and only where it is gone', () => {
  const broken = [
    `${call}: is gone`,
    `${call}: answer.note: is not answered any more`,
    'column quote.note: is gone',
    'column quote.id: TEXT → INTEGER',
  ];
  expect(broken.map(droppedBy)).toEqual([call, `${call}: answer.note`, 'column quote.note', undefined]);
  expect(withoutDrops(broken, [call, 'column quote.note', 'column quote.id'])).toEqual([broken[1], broken[3]]);
});

test.each(['column scientist.email', 'column quote.starriness'])('a column that no migration names is refused: %s', async (what) => {
  await expect(drop(what)).rejects.toThrow(`${what} stays\n  no migration of svc-booking names it: it has no such column`);
});

test('what is no call, field or column is refused', async () => {
  await expect(drop('everything')).rejects.toThrow('name a call, a field or a column');
});
