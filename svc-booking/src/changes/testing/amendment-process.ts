import { asc, isNull } from 'drizzle-orm';
import { makeFields } from '../../signature/testing/make-fields.ts';
import { dealProcess } from './deal-process.ts';

// A child process that moves every booking it finds to the same day two weeks later, by an amendment that its customer signs; one that an
// earlier process left open is signed first. It reports each signing before it and its acknowledgement, until it is killed. Its argument
// is the database.
const [address = ''] = process.argv.slice(2);
const { database, tables, say, postAs } = dealProcess(address);
const twoWeeks = 14 * 86_400_000;

const { quote, dealChange } = tables;
const quotes = await database.read.select().from(quote).where(isNull(quote.amends)).orderBy(asc(quote.id));
for (const { id, userId, frozen } of quotes) {
  const post = postAs(userId);
  const changes = await database.read.select().from(dealChange);
  const own = changes.filter(({ dealId }) => dealId === id);
  if (own.some(({ state }) => state === 'applied')) continue;
  const offer = async (): Promise<string> => {
    const days = frozen.search.days.map(({ date, plenary }) => ({
      ...{ from: date, pax: plenary.pax },
      to: new Date(Date.parse(date) + twoWeeks).toISOString().slice(0, 10),
    }));
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
