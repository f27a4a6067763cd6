import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Takes away the views that a person keeps. */
export const forgetViews = async (tx: Transaction, { savedView }: BookingTables, userId: string): Promise<void> => {
  await tx.delete(savedView).where(eq(savedView.userId, userId));
};
