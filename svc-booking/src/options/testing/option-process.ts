import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { bookingEventTypes } from '@plenary/contracts/events';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { fileFolder } from '@plenary/service-kit/file-store';
import { createLogger } from '@plenary/service-kit/logger';
import { createRelay } from '@plenary/service-kit/relay';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { asc } from 'drizzle-orm';
import { bookingApp } from '../../app.ts';
import { bookingDeps } from '../../deps.ts';
import { testNow } from '../../testing/booking-world.ts';
import { customer } from './option-world.ts';

// A child process that places an option for every quote it finds, releases every third, delivers events, and reports each step before
// it, its acknowledgement and the delivered events, until it is killed. Its argument is the database.
const [address = ''] = process.argv.slice(2);
const database = address.startsWith('postgres:') ? openPostgres({ url: address }) : openSqlite(address);
const deps = bookingDeps({
  database,
  now: () => testNow,
  newId: randomUUID,
  prices: { administrationFeesPercent: 3, depositPercent: 70 },
  hasCarbonFootprint: false,
  salesEmail: 'sales@comet.example',
  brandName: 'Comet',
  publicUrl: 'https://book.example',
  isPublicEmail: async () => false,
  pictures: fileFolder(tmpdir()),
  wantedEvents: new Set<string>(bookingEventTypes),
});
const tokens = actorTokens({ secret: testSecret });
const app = bookingApp(deps, { logger: createLogger({ service: 'test', level: 'silent' }), tokens, health: {} });
const say = (word: string, id: string) => process.stdout.write(`${word} ${id}\n`);
const tell = async ({ id }: { id: string }) => void say('told', id);
const relay = createRelay({
  database,
  logger: createLogger({ service: 'test', level: 'silent' }),
  now: () => testNow,
  subscribers: { ...Object.fromEntries(bookingEventTypes.map((type) => [type, tell])), mail: async () => {} },
});

const { quote } = deps.tables;
const quotes = await database.read.select({ id: quote.id, userId: quote.userId }).from(quote).orderBy(asc(quote.id));
for (const [index, { id, userId }] of quotes.entries()) {
  const headers = { [actorHeader]: await tokens.sign(customer(0, { userId })) };
  const send = (method: string) => app.request(`/api/quotes/${id}/option`, { method, headers });
  say('placing', id);
  if ((await send('POST')).status !== 201) continue;
  say('placed', id);
  if (index % 2 === 0) await relay.runOnce();
  if (index % 3 !== 0) continue;
  say('releasing', id);
  if ((await send('DELETE')).status === 204) say('released', id);
}
say('done', '');
