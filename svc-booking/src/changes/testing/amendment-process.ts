import { asc, isNull } from 'drizzle-orm';
import { makeFields } from '../../signature/testing/make-fields.ts';
import { dealProcess } from './deal-process.ts';

// A child process that moves every booking it finds to the same day two weeks later, and gives every second one a day more ten weeks later,
// by an amendment that its customer signs; one that an earlier process left open is signed first. It reports each signing before it and its
// acknowledgement, until it is killed. Its argument is the database.
const [address = ''] = process.argv.slice(2);
const { database, tables, say, postAs } = dealProcess(address);
const weeksAfter = (date: string, weeks: number) => new Date(Date.parse(date) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

const { quote, dealChange } = tables;
const quotes = await database.read.select().from(quote).where(isNull(quote.amends)).orderBy(asc(quote.id));
for (const [index, { id, userId, frozen }] of quotes.entries()) {
  const post = postAs(userId);
  const changes = await database.read.select().from(dealChange);
  const own = changes.filter(({ dealId }) => dealId === id);
  if (own.some(({ state }) => state === 'applied')) continue;
  const offer = async (): Promise<string> => {
    const days = frozen.search.days.flatMap(({ date, plenary: { pax } }) => [
      { from: date, to: weeksAfter(date, 2), pax },
      ...(index % 2 === 0 ? [{ to: weeksAfter(date, 10), pax }] : []),
    ]);
    const { revision, previewHash } = (await post(`/api/deals/${id}/changes/preview`, { days })).body;
    return (await post(`/api/deals/${id}/changes`, { days, revision, previewHash })).body.change.amendmentId;
  };
  const amendmentId = own.find(({ state }) => state === 'offered')?.amendmentId ?? (await offer());
  const { body: draft } = await post(`/api/quotes/${amendmentId}/signature/document`, makeFields());
  say('signing', id, amendmentId);
  const signed = await post(`/api/quotes/${amendmentId}/signature`, { ...draft, signatoryName: 'Claire Martin', goodForAgreement: true });
  if (signed.status === 201) say('signed', id, amendmentId);
}
say('done');
