import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { fileFolder } from '@plenary/service-kit/file-store';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { asc } from 'drizzle-orm';
import { bookingApp } from '../../app.ts';
import { bookingDeps } from '../../deps.ts';
import { customer } from '../../options/testing/option-world.ts';

import { testNow } from '../../testing/booking-world.ts';

// A child process that changes the people of every booking it finds, and then cancels every second one; it reports each write before it
// and its acknowledgement, until it is killed. Its argument is the database.
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
});
const tokens = actorTokens({ secret: testSecret });
const app = bookingApp(deps, { logger: createLogger({ service: 'test', level: 'silent' }), tokens, health: {} });
const say = (word: string, id: string) => process.stdout.write(`${word} ${id}\n`);

const { quote } = deps.tables;
const quotes = await database.read.select().from(quote).orderBy(asc(quote.id));
for (const [index, { id, userId, frozen, standing }] of quotes.entries()) {
  if (standing === 'cancelled') continue;
  const post = async (path: string, body: unknown) => {
    const headers = {
      [actorHeader]: await tokens.sign(customer(0, { userId })),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const answer = await app.request(`/api/deals/${id}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const days = frozen.search.days.map(({ date, plenary }) => ({ from: date, to: date, pax: plenary.pax - 1 }));
  const change = (await post('changes/preview', { days })).body;
  say('changing', id);
  const changed = await post('changes', { days, revision: change.revision, previewHash: change.previewHash });
  if (changed.status === 201) say('changed', `${id} ${changed.body.change.changeId}`);
  if (index % 2 !== 0) continue;
  const ending = (await post('cancellation/preview', {})).body;
  say('cancelling', id);
  const ended = await post('cancellation', { revision: ending.revision, previewHash: ending.previewHash, reason: 'dates' });
  if (ended.status === 201) say('cancelled', id);
}
say('done', '');
