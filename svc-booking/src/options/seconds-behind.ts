import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Ids of the options that stand second on a slot of a booking, in ascending order. */
export const secondsBehind = async (read: Reader, { claim }: BookingTables, bookingId: string): Promise<string[]> => {
  const own = await read.select().from(claim).where(eq(claim.bookingId, bookingId));
  const slotOf = ({ roomId, day, half }: (typeof own)[number]) => `${roomId}|${day}|${half}`;
  const slots = new Set(own.filter(({ rank }) => rank === 1).map(slotOf));
  const roomIds = [...new Set(own.map(({ roomId }) => roomId))];
  const seconds = await read
    .select()
    .from(claim)
    .where(and(inArray(claim.roomId, roomIds), eq(claim.rank, 2)));
  return [...new Set(seconds.filter((one) => slots.has(slotOf(one))).map((one) => one.bookingId))].sort();
};
