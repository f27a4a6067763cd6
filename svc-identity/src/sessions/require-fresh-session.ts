import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';
import { hashToken } from './hash-token.ts';
import { minute } from './session-rules.ts';

/** For this long after a sign-in, its session is proof enough for an account without password and second factor. */
const freshFor = 10 * minute;

interface Asking {
  userId: string;
  /** Token of the current session. */
  token: string | undefined;
  now: number;
}

/** Lets the very session through that was opened within 10 minutes. Refuses `invalid-request` at `session`. */
export const requireFreshSession = async (
  tx: Pick<Transaction, 'select'>,
  { session }: IdentityTables,
  { userId, token, now }: Asking,
): Promise<void> => {
  const own = and(eq(session.tokenHash, hashToken(token ?? '')), eq(session.userId, userId));
  const [found] = await tx.select().from(session).where(own);
  if (!found || now - found.createdAt > freshFor) refuse('invalid-request', { errors: { session: 'too_old' } });
};
