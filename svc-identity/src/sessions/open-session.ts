import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { IdentityTables, Role } from '../db/tables.ts';
import { hashToken } from './hash-token.ts';
import { expiryOf } from './session-rules.ts';

interface NewSession {
  token: string;
  user: { id: string; role: Role };
  /** Token of the session the browser had: it ends, a sign-in never goes on with it. */
  oldToken: string | undefined;
  now: number;
}

export const openSession = async (tx: Transaction, tables: IdentityTables, { token, user, oldToken, now }: NewSession): Promise<void> => {
  if (oldToken) await endSession(tx, tables, oldToken);
  const expiresAt = expiryOf({ createdAt: now, now, role: user.role });
  await tx.update(tables.user).set({ lastSeenAt: now }).where(eq(tables.user.id, user.id));
  await tx.insert(tables.session).values({ tokenHash: hashToken(token), userId: user.id, createdAt: now, lastSeenAt: now, expiresAt });
};

export const endSession = async (tx: Transaction, { session }: IdentityTables, token: string): Promise<void> => {
  await tx.delete(session).where(eq(session.tokenHash, hashToken(token)));
};
