import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

/** Ends every session of a user, and every sign-in on its way. */
export const endSessions = async (tx: Transaction, { session, pendingSignIn }: IdentityTables, userId: string): Promise<void> => {
  await tx.delete(session).where(eq(session.userId, userId));
  await tx.delete(pendingSignIn).where(eq(pendingSignIn.userId, userId));
};
