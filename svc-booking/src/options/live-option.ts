import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { isLive } from './option-rules.ts';

/** The option of a quote that is live at `now`, settled or not; there is never more than one. */
export const liveOption = async (
  read: Reader,
  { booking }: BookingTables,
  { quoteId, now }: { quoteId: string; now: number },
): Promise<OptionRow | undefined> => {
  const [row] = await read
    .select()
    .from(booking)
    .where(and(eq(booking.quoteId, quoteId), eq(booking.status, 'option')));
  return row && isLive(row, now) ? row : undefined;
};
