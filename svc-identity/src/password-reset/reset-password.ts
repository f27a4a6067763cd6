import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { claimDomain } from '../companies/claim-domain.ts';
import type { IdentityDeps } from '../deps.ts';
import { requireLiveLink, spendLink } from '../mail-links/use-link.ts';
import { openSession } from '../sessions/open-session.ts';
import { dropUnprovenWays } from '../third-party/identities.ts';
import { findUserById } from '../users/find-user.ts';

interface NewPassword {
  token: string;
  password: string;
  /** Token of the session the browser has, if any: it ends. */
  oldToken: string | undefined;
}

/**
 * Sets the password with a mailed link, once: the user is active, the mailbox proven, every session of the user ends and one is
 * opened. Answers its token and the user's address. Refuses `invalid-token` and `expired-token`.
 */
export const resetPassword = async (
  deps: IdentityDeps,
  { token, password, oldToken }: NewPassword,
): Promise<{ sessionToken: string; email: string }> => {
  const { database, tables, passwords, now, newToken } = deps;
  await requireLiveLink(deps, { token, purpose: 'password' });
  const passwordHash = await passwords.hash(password);
  const at = now();
  const sessionToken = newToken();
  const email = await database.transact(async (tx) => {
    const { userId } = await spendLink(tx, tables, { token, purpose: 'password', now: at });
    if (!(await findUserById(tx, tables, userId))?.mailboxProven) await dropUnprovenWays(tx, tables, userId);
    const [user] = await tx
      .update(tables.user)
      .set({ passwordHash, isActive: true, mailboxProven: true })
      .where(eq(tables.user.id, userId))
      .returning({ id: tables.user.id, email: tables.user.email, role: tables.user.role });
    if (!user) return refuse('invalid-token');
    await claimDomain(tx, tables, user.id);
    await tx.delete(tables.session).where(eq(tables.session.userId, user.id));
    await openSession(tx, tables, { token: sessionToken, user, oldToken, now: at });
    return user.email;
  });
  return { sessionToken, email };
};
