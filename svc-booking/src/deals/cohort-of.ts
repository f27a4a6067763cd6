import type { Conversion } from '@plenary/contracts/desk-reports.schemas';
import { count, type SQL, sql } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { cameTo, type Moment } from './find-deals.ts';
import { lostFor } from './losses.ts';

/** How many of some deals were signed, still may be, or were lost; the others were cancelled. */
export const cohortOf = async ({ database, tables }: BookingDeps, where: SQL | undefined, moment: Moment): Promise<Conversion> => {
  const { dealRow } = tables;
  const { netPrice } = dealRow;
  const [isSigned, isOpen, isLost] = [cameTo(tables, 'signed', moment), cameTo(tables, 'open', moment), lostFor(tables, 'any', moment)];
  const countOf = (condition: SQL | undefined) => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number);
  const netOf = (condition: SQL | undefined) => sql`coalesce(sum(case when ${condition} then ${netPrice} else 0 end), 0)`.mapWith(Number);
  const [cohort] = await database.read
    .select({
      count: count(),
      signedCount: countOf(isSigned),
      openCount: countOf(isOpen),
      netPrice: sql`coalesce(sum(${netPrice}), 0)`.mapWith(Number),
      signedNet: netOf(isSigned),
      openNet: netOf(isOpen),
      ...{ lostCount: countOf(isLost), lostNet: netOf(isLost) },
    })
    .from(dealRow)
    .where(where);
  return cohort ?? { count: 0, signedCount: 0, openCount: 0, netPrice: 0, signedNet: 0, openNet: 0, lostCount: 0, lostNet: 0 };
};
