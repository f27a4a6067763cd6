import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { IdentityDeps } from '../deps.ts';
import { sessionIdOf } from './list-sessions.ts';

/** Ends another session of the user; refuses `not-found` for one that has ended or belongs to another user. */
export const endOwnSession = async (
  { database, tables, now, newId }: IdentityDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> => {
  const { session } = tables;
  const [at, id] = [now(), newId()];
  await database.transact(async (tx) => {
    const rows = await tx.select({ tokenHash: session.tokenHash }).from(session).where(eq(session.userId, userId));
    const tokenHash = rows.find((row) => sessionIdOf(row.tokenHash) === sessionId)?.tokenHash;
    if (!tokenHash) return refuse('not-found');
    await tx.delete(session).where(and(eq(session.tokenHash, tokenHash), eq(session.userId, userId)));
    await audit(tx, tables, { id, at, action: 'signed-out-there', userId, actor: userId });
  });
};
