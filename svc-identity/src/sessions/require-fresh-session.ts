import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';
import { hashToken } from './hash-token.ts';
import { minute } from './session-rules.ts';

/** So long after a sign-in its session is proof enough of an account that has nothing else to prove itself by. */
const freshFor = 10 * minute;

interface Asking {
  userId: string;
  /** Of the session that asks. */
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
