import type { Reader } from '@plenary/service-kit/database/database';
import { inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/**
 * How many people came to each of some deals, on the day on which most did; one where nobody has counted is left out. At most 1,000 at
 * once.
 */
export const cameTo = async (read: Reader, { attendance }: BookingTables, quoteIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await read
    .select()
    .from(attendance)
    .where(inArray(attendance.quoteId, [...quoteIds]));
  const most = new Map<string, number>();
  for (const { quoteId, actual } of rows) most.set(quoteId, Math.max(most.get(quoteId) ?? 0, actual));
  return most;
};
