import { asc } from 'drizzle-orm';
import { dealProcess } from './deal-process.ts';

// A child process that changes the people of every booking it finds, and then cancels every second one; it reports each write before it
// and its acknowledgement, until it is killed. Its argument is the database.
const [address = ''] = process.argv.slice(2);
const { database, tables, say, postAs } = dealProcess(address);

const { quote } = tables;
const quotes = await database.read.select().from(quote).orderBy(asc(quote.id));
for (const [index, { id, userId, frozen, standing }] of quotes.entries()) {
  if (standing === 'cancelled') continue;
  const postTo = postAs(userId);
  const post = (path: string, body: unknown) => postTo(`/api/deals/${id}/${path}`, body);
  const days = frozen.search.days.map(({ date, plenary }) => ({ from: date, to: date, pax: plenary.pax - 1 }));
  const change = (await post('changes/preview', { days })).body;
  say('changing', id);
  const changed = await post('changes', { days, revision: change.revision, previewHash: change.previewHash });
  if (changed.status === 201) say('changed', id, changed.body.change.changeId);
  if (index % 2 !== 0) continue;
  const ending = (await post('cancellation/preview', {})).body;
  say('cancelling', id);
  const ended = await post('cancellation', { revision: ending.revision, previewHash: ending.previewHash, reason: 'dates' });
  if (ended.status === 201) say('cancelled', id);
}
say('done');
