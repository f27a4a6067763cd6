import type { Reader } from '@plenary/service-kit/database/database';
import { inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { balanceOf } from './balance.ts';

/** What was received for each of some deals, in euro cents; a deal without payments is left out. At most 1,000 at once. */
export const receivedOf = async (read: Reader, { payment }: BookingTables, quoteIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await read
    .select()
    .from(payment)
    .where(inArray(payment.quoteId, [...quoteIds]));
  const received = new Map<string, number>();
  for (const row of rows) received.set(row.quoteId, (received.get(row.quoteId) ?? 0) + balanceOf([row]));
  return received;
};
