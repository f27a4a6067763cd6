import type { Conversion, Report, ReportAsked } from '@plenary/contracts/desk-reports.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { addDays, dayStart } from '@plenary/service-kit/local-time';
import { and, count, eq, exists, gte, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { foundBy, type Moment } from '../deals/find-deals.ts';
import type { BookingDeps } from '../deps.ts';

/**
 * What became of a cohort (design: desk D20): the deals first quoted in a period, and those whose rooms were first held in it, by an option or
 * a booking. Signed: confirmed and not cancelled since. Open: may still be signed; it counts in the whole, as what was lost does. Never what
 * was signed in the period over what was quoted in it. Amounts in euro cents.
 */
export const getConversion = async (
  deps: BookingDeps,
  { from, to, country }: Pick<ReportAsked, 'from' | 'to' | 'country'>,
  moment: Moment,
): Promise<NonNullable<Report['conversion']>> => {
  const { booking, dealRow } = deps.tables;
  const [start, end] = [dayStart(from, timeZoneOf.FRA), dayStart(addDays(to, 1), timeZoneOf.FRA)];
  const holding = (when: SQL | undefined) =>
    deps.database.read
      .select({ id: booking.id })
      .from(booking)
      .where(and(eq(booking.quoteId, dealRow.quoteId), when));
  const isFirstHeld = and(
    exists(holding(and(gte(booking.createdAt, start), lt(booking.createdAt, end)))),
    notExists(holding(lt(booking.createdAt, start))),
  );
  const [quoted, held] = await Promise.all([
    foundBy(deps, { country, from, to, period: 'created', sort: 'days' }, moment),
    foundBy(deps, { country, sort: 'days' }, moment),
  ]);
  const [ofQuoted, ofHeld] = await Promise.all([cohortOf(deps, quoted, moment), cohortOf(deps, and(held, isFirstHeld), moment)]);
  return { quoted: ofQuoted, held: ofHeld };
};

const cohortOf = async ({ database, tables: { dealRow } }: BookingDeps, where: SQL | undefined, { now }: Moment): Promise<Conversion> => {
  const { decidedAt, endsAt, netPrice, stage } = dealRow;
  const isSigned = sql`${decidedAt} is not null and ${stage} = 'confirmed'`;
  const isOpen = sql`(${stage} in ('option-1', 'option-2', 'signing') or (${stage} = 'quote' and ${endsAt} > ${now}))`;
  const countOf = (condition: SQL) => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number);
  const netOf = (condition: SQL) => sql`coalesce(sum(case when ${condition} then ${netPrice} else 0 end), 0)`.mapWith(Number);
  const [cohort] = await database.read
    .select({
      count: count(),
      signedCount: countOf(isSigned),
      openCount: countOf(isOpen),
      netPrice: sql`coalesce(sum(${netPrice}), 0)`.mapWith(Number),
      signedNet: netOf(isSigned),
      openNet: netOf(isOpen),
    })
    .from(dealRow)
    .where(where);
  return cohort ?? { count: 0, signedCount: 0, openCount: 0, netPrice: 0, signedNet: 0, openNet: 0 };
};
