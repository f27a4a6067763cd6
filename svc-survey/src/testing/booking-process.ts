import { randomUUID } from 'node:crypto';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { surveyApp } from '../app.ts';
import { embeddedCrm } from '../crm/embedded-crm.ts';
import { surveyDeps } from '../deps.ts';
import { surveyKeys } from '../keys.ts';
import { surveyRelay } from '../relay.ts';
import { makeBooking } from './make-booking.ts';

// A child process that receives bookings at each start, and takes each on its way to a survey, until it is killed.
// It reports each step. Its arguments are the database, and how many bookings there are.
const [address = '', count = '0', start = '0'] = process.argv.slice(2);
const database = address.startsWith('postgres:') ? openPostgres({ url: address }) : openSqlite(address);
const deps = surveyDeps({
  database,
  // A day later with every start: what a killed process had leased is due again.
  now: () => Date.UTC(2026, 8, 1 + Number(start), 8),
  newId: randomUUID,
  crm: embeddedCrm({ key: surveyKeys(testSecret).recordId }),
  accounts: { stateOf: async () => 'active', mailPasswordLink: async () => {} },
  keys: surveyKeys(testSecret),
  openingHours: { opens: 8, closes: 19, slotMinutes: 30 },
  brandName: 'Comet',
  publicUrl: 'https://book.example',
  salesEmail: 'sales@comet.example',
  wantedEvents: new Set(),
});
const logger = createLogger({ service: 'test', level: 'silent' });
const tokens = actorTokens({ secret: testSecret });
const app = surveyApp(deps, { logger, tokens, health: {} });
const say = (text: string) => process.stdout.write(`${text}\n`);
const relay = surveyRelay(deps, { logger, mailer: { send: async (_, id) => void say(`mailed ${id}`) }, tellBooking: async () => {} });

const headers = { [actorHeader]: await tokens.sign({ kind: 'service', name: 'svc-booking' }), 'content-type': 'application/json' };
for (let number = 1; number <= Number(count); number++) {
  const quoteId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const event = { id: `${quoteId}-5`, type: 'booking.approved', aggregateId: quoteId, sequence: 5, payload: makeBooking({ quoteId }) };
  const { status } = await app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) });
  if (status === 204) say(`told ${quoteId}`);
  if (number % 3 === 0) await relay.runOnce();
}
while ((await relay.runOnce()) > 0);
say('done');
await database.close();
