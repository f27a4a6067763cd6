import type { DiscountLimits } from '@plenary/contracts/discount-limits.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { desc, lte } from 'drizzle-orm';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingTables } from '../db/tables.ts';

/** The network keeps the days of its first country: the limits begin with them. */
const timeZone = timeZoneOf.FRA;

interface At {
  /** Instant in milliseconds. */
  now: number;
}

/** The discount in percent that somebody may give now without approval (design: lifecycle L10). */
export const limitOf = async (
  read: Reader,
  { discountLimit }: BookingTables,
  { role, now }: At & { role: UserActor['role'] },
): Promise<number> => {
  const [limits] = await read
    .select()
    .from(discountLimit)
    .where(lte(discountLimit.fromDay, todayIn({ now, timeZone })))
    .orderBy(desc(discountLimit.fromDay))
    .limit(1);
  if (!limits) return 0;
  return role === 'admin' ? limits.admin : limits.staff;
};

/** All limits, those that begin last in front. */
export const readLimits = async (read: Reader, { discountLimit }: BookingTables, { now }: At): Promise<DiscountLimits> => {
  const rows = await read.select().from(discountLimit).orderBy(desc(discountLimit.fromDay));
  const versions = rows.map(({ fromDay, changedAt, ...limits }) => ({
    ...limits,
    from: fromDay,
    changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
  }));
  return { versions, today: todayIn({ now, timeZone }) };
};
