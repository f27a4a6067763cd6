import type { Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { type DealStage, dealStages, dealsInColumn, fewestForWeight } from '@plenary/contracts/desk-deals-terms';
import { addDays } from '@plenary/service-kit/local-time';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { cohortOf } from './cohort-of.ts';
import { foundBy, type Moment, momentOf, type ReachedDeals } from './find-deals.ts';
import { withLastContacts } from './last-contacts.ts';
import { presentDeal, readDeals } from './list-deals.ts';

/** Later than any day. */
const noDay = '9999-12-31';

/**
 * The deals that a filter finds, by stage (design: desk D8): how many and their net sum, in euro cents, which are those of the list of the
 * same filter and stage, and those that are lost; of each the deals with the earliest next day, then those that end first. Refuses `not-found` for an unknown venue.
 */
export const getPipeline = async (deps: BookingDeps, filter: Omit<ReachedDeals, 'stage' | 'sort'>): Promise<Pipeline> => {
  const moment = momentOf(deps);
  const { dealFollowUp, dealRow } = deps.tables;
  const snapshot = await deps.catalogue.current();
  const byNext = [asc(sql`coalesce(${dealFollowUp.nextDay}, ${noDay})`), asc(dealRow.endsAt), asc(dealRow.quoteId)];
  const found = async (part: Pick<ReachedDeals, 'stage' | 'lost'>, order: SQL[]) => {
    const where = await foundBy(deps, { ...filter, ...part, sort: 'ends' }, moment);
    const [rows, [sums]] = await Promise.all([
      readDeals(deps, { where, order, limit: dealsInColumn }),
      deps.database.read
        .select({ count: sql<number>`count(*)`, netPrice: sql<number>`coalesce(sum(${dealRow.netPrice}), 0)` })
        .from(dealRow)
        .where(where),
    ]);
    return {
      count: Number(sums?.count ?? 0),
      netPrice: Number(sums?.netPrice ?? 0),
      deals: await withLastContacts(
        deps,
        rows.map((row) => presentDeal(row, snapshot, moment)),
      ),
    };
  };
  const [columns, lost, weightOf] = await Promise.all([
    Promise.all(dealStages.map(async (stage) => ({ stage, ...(await found({ stage }, byNext)) }))),
    found({ lost: filter.lost ?? 'any' }, [desc(dealRow.createdAt), desc(dealRow.quoteId)]),
    weights(deps, filter, moment),
  ]);
  return { columns: columns.map((column) => ({ ...column, ...weightOf(column) })), lost };
};

type Weighted = NonNullable<Pipeline['columns'][number]['weighted']>;

/**
 * What the open stages are worth by what became of the deals of the last 12 months at the same venues (design: desk D22): a quote by those
 * first quoted then, an option or a signature by those whose rooms were first held then. Those still open count in the whole, as in D20.
 */
const weights = async (deps: BookingDeps, { country, venue, reach }: Omit<ReachedDeals, 'stage' | 'sort'>, moment: Moment) => {
  const year = { country, venue, reach, from: addDays(moment.today, -364), to: moment.today, sort: 'days' } as const;
  const [quoted, held] = await Promise.all(
    (['created', 'held'] as const).map(async (period) => cohortOf(deps, await foundBy(deps, { ...year, period }, moment), moment)),
  );
  const cohorts: Partial<Record<DealStage, typeof quoted>> = { quote: quoted, 'option-2': held, 'option-1': held, signing: held };
  return ({ stage, netPrice }: Pick<Pipeline['columns'][number], 'stage' | 'netPrice'>): { weighted?: Weighted | null } => {
    const cohort = cohorts[stage];
    if (!cohort) return {};
    const { count, signedCount } = cohort;
    return { weighted: count < fewestForWeight ? null : { net: Math.round((netPrice * signedCount) / count), signedCount, count } };
  };
};
