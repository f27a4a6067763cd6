import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import { mostDealsOnRecord } from '@plenary/contracts/desk-records-terms';
import type { Reach } from '@plenary/contracts/desk-rights';
import { timeZoneOf } from '@plenary/contracts/terms';
import { dayStart } from '@plenary/service-kit/local-time';
import { type AnyColumn, and, desc, eq, inArray } from 'drizzle-orm';
import { addYears } from '../calendar/calendar-day.ts';
import type { DealRow } from '../db/rows.ts';
import { dealFacts } from '../deals/deal-facts.ts';
import { type Moment, momentOf, stageAt } from '../deals/find-deals.ts';
import { presentDeal, readDeals } from '../deals/list-deals.ts';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import { balancesOf } from './balances-of.ts';
import { lastBilling } from './last-billing.ts';
import { readRecordPayments } from './read-record-payments.ts';
import { readRequests } from './read-requests.ts';
import { readSentMails } from './read-sent-mails.ts';
import { readTasks } from './read-tasks.ts';
import { readTimeline } from './read-timeline.ts';

/**
 * What is known of customers together (design: desk D10): one person, or the people of a company, at the venues of the reader's scope; what
 * staff wrote of them belongs to none. Amounts in euro cents.
 */
export const getRecord = async (deps: BookingDeps, { userIds, reach }: { userIds: string[]; reach: Reach }): Promise<CustomerRecord> => {
  const { database, tables } = deps;
  const { dealRow, quote, sentMail } = tables;
  const moment = momentOf(deps);
  const snapshot = await deps.catalogue.current();
  const isTheirs = and(inReach(reach, snapshot, dealRow.venueId), inArray(quote.userId, userIds));
  const theirs = inReach(reach, snapshot, quote.venueId);
  const ofReachedDeals = (quoteId: AnyColumn) =>
    theirs && inArray(quoteId, database.read.select({ id: quote.id }).from(quote).where(theirs));
  const [all, shown, requests, mails] = await Promise.all([
    database.read.select({ row: dealRow }).from(dealRow).innerJoin(quote, eq(quote.id, dealRow.quoteId)).where(isTheirs),
    readDeals(deps, { where: isTheirs, order: [desc(dealRow.firstDay), desc(dealRow.quoteId)], limit: mostDealsOnRecord }),
    readRequests(deps, { userIds, snapshot, reach }),
    readSentMails(deps, and(ofReachedDeals(sentMail.quoteId), inArray(sentMail.userId, userIds))),
  ]);
  const rows = all.map(({ row }) => row);
  const balances = deps.holdCredits ? null : await balancesOf(database.read, tables, rows);
  const facts = await dealFacts(
    deps,
    shown.map(({ dealRow: { quoteId } }) => quoteId),
  );
  return {
    figures: { ...figuresOf(rows, moment), ...(balances && { balance: sum([...balances.values()]) }) },
    deals: shown.map((row) => {
      const deal = presentDeal(row, snapshot, moment);
      const { purchaseOrder } = facts.get(deal.quoteId) ?? {};
      const balance = balances?.get(deal.quoteId);
      return { ...deal, ...(purchaseOrder && { purchaseOrder }), ...(balance !== undefined && { balance }) };
    }),
    requests,
    tasks: await readTasks(deps, { requests, quoteIds: new Set(rows.map(({ quoteId }) => quoteId)), snapshot }),
    billing: await lastBilling(deps, { userIds, reached: theirs }),
    timeline: await readTimeline(deps, { userIds, requests, reached: theirs }),
    mails,
    payments: await readRecordPayments(
      database.read,
      tables,
      rows.map(({ quoteId }) => quoteId),
    ),
  };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const figuresOf = (rows: readonly DealRow[], moment: Moment): CustomerRecord['figures'] => {
  const aYearAgo = dayStart(addYears(moment.today, -1), timeZoneOf.FRA);
  const signed = rows.filter(({ decidedAt }) => decidedAt !== null);
  const standing = signed.filter(({ stage }) => stage === 'confirmed');
  const coming = standing.filter((row) => stageAt(row, moment) === 'confirmed');
  return {
    signedNet: sum(standing.filter(({ decidedAt }) => (decidedAt ?? 0) >= aYearAgo).map(({ netPrice }) => netPrice)),
    signedCount: signed.length,
    dealsCount: rows.length,
    comingGross: sum(coming.map(({ grossPrice }) => grossPrice)),
    nextDay: coming.map(({ firstDay }) => firstDay).sort()[0] ?? null,
  };
};
