import type { DealTimeline } from '@plenary/contracts/desk-records.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { newest, quoteMade, readDealings } from './read-dealings.ts';
import { readRecordPayments } from './read-record-payments.ts';
import { readSentMails } from './read-sent-mails.ts';

/** What happened with a deal, named by its quote or an amendment of it (design: desk D9). Refuses `not-found`. */
export const getDealTimeline = async (deps: BookingDeps, quoteId: string): Promise<DealTimeline> => {
  const { database, tables } = deps;
  const { quote, sentMail } = tables;
  const { id, amends, createdAt } = quote;
  const rowOf = async (of: string) =>
    (await database.read.select({ id, amends, createdAt }).from(quote).where(eq(id, of)))[0] ?? refuse('not-found');
  const named = await rowOf(quoteId);
  const deal = named.amends ? await rowOf(named.amends) : named;
  const [dealings, mails, payments] = await Promise.all([
    readDealings(deps, [deal.id]),
    readSentMails(deps, eq(sentMail.quoteId, deal.id)),
    readRecordPayments(database.read, tables, [deal.id]),
  ]);
  return { timeline: newest([quoteMade(deal), ...dealings]), mails, payments };
};
