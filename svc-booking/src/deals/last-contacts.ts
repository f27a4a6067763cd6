import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { inArray, max } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

/**
 * Deals of a page, at most 1,000, with the instant at which staff were last in touch with their customers (design: desk D8): the newest mail that
 * was sent about the deal, or note on its customer.
 */
export const withLastContacts = async ({ database, tables }: BookingDeps, deals: readonly ListedDeal[]): Promise<ListedDeal[]> => {
  const { deskNote, sentMail } = tables;
  const userIds = [...new Set(deals.flatMap(({ userId }) => userId ?? []))];
  const [mails, notes] = await Promise.all([
    database.read
      .select({ of: sentMail.quoteId, at: max(sentMail.sentAt) })
      .from(sentMail)
      .where(
        inArray(
          sentMail.quoteId,
          deals.map(({ quoteId }) => quoteId),
        ),
      )
      .groupBy(sentMail.quoteId),
    database.read
      .select({ of: deskNote.userId, at: max(deskNote.at) })
      .from(deskNote)
      .where(inArray(deskNote.userId, userIds))
      .groupBy(deskNote.userId),
  ]);
  const newest = new Map([...mails, ...notes].map(({ of, at }) => [of, Number(at)]));
  return deals.map((deal) => {
    const at = Math.max(newest.get(deal.quoteId) ?? 0, newest.get(deal.userId ?? '') ?? 0);
    return { ...deal, lastContactAt: at === 0 ? null : new Date(at).toISOString() };
  });
};
