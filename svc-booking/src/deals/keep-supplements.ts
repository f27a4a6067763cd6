import type { StandingSurvey } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/**
 * Keeps by how much the supplements of a deal have risen or fallen since they were told last, on the instant of their agreement (design: desk
 * D19); nothing where they come to the same.
 */
export const keepSupplements = async (
  tx: Transaction,
  { dealSupplement }: BookingTables,
  { quoteId, supplements }: Pick<StandingSurvey, 'quoteId' | 'supplements'>,
): Promise<void> => {
  if (!supplements?.agreedAt) return;
  const before = await tx.select({ net: dealSupplement.net }).from(dealSupplement).where(eq(dealSupplement.quoteId, quoteId));
  const net = supplements.net - before.reduce((sum, one) => sum + one.net, 0);
  if (net === 0) return;
  await tx.insert(dealSupplement).values({ quoteId, number: before.length, at: Date.parse(supplements.agreedAt), net });
};
