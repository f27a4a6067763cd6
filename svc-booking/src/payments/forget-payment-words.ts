import type { Transaction } from '@plenary/service-kit/database/database';
import { inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Takes out of the ledgers of deals what was written freely: it may name a person. Amounts and days stay with the invoice. */
export const forgetPaymentWords = async (tx: Transaction, { payment }: BookingTables, quoteIds: readonly string[]): Promise<void> => {
  await tx
    .update(payment)
    .set({ reference: '', reversalReason: null })
    .where(inArray(payment.quoteId, [...quoteIds]))
    .returning({ id: payment.id });
};
