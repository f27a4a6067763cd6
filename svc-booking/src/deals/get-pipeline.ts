import type { Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { type DealStage, dealStages, dealsInColumn } from '@plenary/contracts/desk-deals-terms';
import { asc, sql } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { foundBy, momentOf, type ReachedDeals } from './find-deals.ts';
import { presentDeal, readDeals } from './list-deals.ts';

/** Later than any day. */
const noDay = '9999-12-31';

/**
 * The deals that a filter finds, by stage (design: desk D8): how many and their net sum, in euro cents, which are those of the list of the
 * same filter and stage; of each the deals with the earliest next day, then those that end first. Refuses `not-found` for an unknown venue.
 */
export const getPipeline = async (deps: BookingDeps, filter: Omit<ReachedDeals, 'stage' | 'sort'>): Promise<Pipeline> => {
  const moment = momentOf(deps);
  const { dealFollowUp, dealRow } = deps.tables;
  const snapshot = await deps.catalogue.current();
  const columnOf = async (stage: DealStage) => {
    const where = await foundBy(deps, { ...filter, stage, sort: 'ends' }, moment);
    const order = [asc(sql`coalesce(${dealFollowUp.nextDay}, ${noDay})`), asc(dealRow.endsAt), asc(dealRow.quoteId)];
    const [rows, [sums]] = await Promise.all([
      readDeals(deps, { where, order, limit: dealsInColumn }),
      deps.database.read
        .select({ count: sql<number>`count(*)`, netPrice: sql<number>`coalesce(sum(${dealRow.netPrice}), 0)` })
        .from(dealRow)
        .where(where),
    ]);
    return {
      stage,
      count: Number(sums?.count ?? 0),
      netPrice: Number(sums?.netPrice ?? 0),
      deals: rows.map((row) => presentDeal(row, snapshot, moment)),
    };
  };
  return { columns: await Promise.all(dealStages.map(columnOf)) };
};
