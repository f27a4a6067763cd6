import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, or } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Takes away the feeds that a person made, and those of the deals they followed up. */
export const forgetFeeds = async (tx: Transaction, { calendarFeed }: BookingTables, userId: string): Promise<void> => {
  const ofTheirs = and(eq(calendarFeed.kind, 'owner'), eq(calendarFeed.targetId, userId));
  await tx.delete(calendarFeed).where(or(eq(calendarFeed.userId, userId), ofTheirs));
};
