import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Fees with VAT of the changes that a deal took, in euro cents (design: lifecycle L25). */
export const changeFeesOf = async (read: Reader, { dealChange }: BookingTables, dealId: string): Promise<number> => {
  const applied = await read
    .select({ fee: dealChange.fee })
    .from(dealChange)
    .where(and(eq(dealChange.dealId, dealId), eq(dealChange.state, 'applied')));
  return applied.reduce((sum, { fee }) => sum + (fee?.feeIncludingVat ?? 0), 0);
};
