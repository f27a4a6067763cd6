import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, or } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Forgets mails about a person's deals and requests, and those to their proven mailbox about deals of others. */
export const forgetSentMails = async (
  tx: Transaction,
  { sentMail }: BookingTables,
  { userId, email }: { userId: string; email: string | undefined },
): Promise<void> => {
  await tx.delete(sentMail).where(email ? or(eq(sentMail.userId, userId), eq(sentMail.recipient, email)) : eq(sentMail.userId, userId));
};
