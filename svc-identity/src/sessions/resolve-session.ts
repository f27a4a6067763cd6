import type * as sessionsSchemas from '@plenary/contracts/sessions.schemas';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { IdentityDeps } from '../deps.ts';
import { presentSessionUser } from '../profile/present-session-user.ts';
import { findUserById } from '../users/find-user.ts';
import { hashToken } from './hash-token.ts';
import { expiryOf, isDueToSlide, isLive } from './session-rules.ts';

type Resolved = z.infer<typeof sessionsSchemas.resolveSession.response>;

/** The user behind a session's token, or null; extends the session where its last use is old enough to be worth a write. */
export const resolveSession = async (deps: IdentityDeps, token: string): Promise<Resolved> => {
  const { database, tables, now, cookie } = deps;
  const at = now();
  const tokenHash = hashToken(token);
  const [session] = await database.read.select().from(tables.session).where(eq(tables.session.tokenHash, tokenHash));
  const user = session && (await findUserById(database.read, tables, session.userId));
  if (!user || user.disabledAt !== null || !isLive(session, user.role, at)) return { user: null };
  const presented = await presentSessionUser(deps, user);
  if (!isDueToSlide(session, user.role, at)) return { user: presented };
  // One of several concurrent requests extends the session; it cannot revive one that has just ended.
  const extended = await database.transact(async (tx) => {
    const won = await tx
      .update(tables.session)
      .set({ lastSeenAt: at, expiresAt: expiryOf({ createdAt: session.createdAt, now: at, role: user.role }) })
      .where(and(eq(tables.session.tokenHash, tokenHash), eq(tables.session.lastSeenAt, session.lastSeenAt)))
      .returning({ tokenHash: tables.session.tokenHash });
    if (won.length === 1) await tx.update(tables.user).set({ lastSeenAt: at }).where(eq(tables.user.id, user.id));
    return won;
  });
  return extended.length === 1 ? { user: presented, setCookie: cookie.keep(token) } : { user: presented };
};
