import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { claimDomain } from '../companies/claim-domain.ts';
import type { IdentityDeps } from '../deps.ts';
import { requireLiveLink, spendLink } from '../mail-links/use-link.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { dropUnprovenWays } from '../third-party/identities.ts';
import { findUserById } from '../users/find-user.ts';
import { requireMaySignIn } from '../users/may-sign-in.ts';
import { tellMailboxProven } from '../users/tell-mailbox-proven.ts';

interface NewPassword {
  token: string;
  password: string;
  /** Token of the session the browser has, if any: it ends. */
  oldToken: string | undefined;
}

/**
 * Sets the password with a mailed link, once: the user is active, the mailbox proven, every session of the user ends, wrong passwords at
 * the account are forgotten and, unless a second factor is asked for, a session is opened. Answers how the sign-in goes on and the user's
 * address. Refuses `invalid-token` and `expired-token`, and `invalid-request` for one of the commonest passwords, which leaves the link as
 * it was.
 */
export const resetPassword = async (
  deps: IdentityDeps,
  { token, password, oldToken }: NewPassword,
): Promise<{ signIn: SignIn; email: string }> => {
  const { database, tables, passwords, guesses, now, newId, newToken } = deps;
  await requireLiveLink(deps, { token, purpose: 'password' });
  refuseCommonPassword(password);
  const passwordHash = await passwords.hash(password);
  const at = now();
  const [sessionToken, auditId] = [newToken(), newId()];
  return database.transact(async (tx) => {
    const { userId } = await spendLink(tx, tables, { token, purpose: 'password', now: at });
    const isFirstProof = !(await findUserById(tx, tables, userId))?.mailboxProven;
    if (isFirstProof) await dropUnprovenWays(tx, tables, userId);
    const [changed] = await tx
      .update(tables.user)
      .set({ passwordHash, isActive: true, mailboxProven: true })
      .where(eq(tables.user.id, userId))
      .returning({ id: tables.user.id });
    if (!changed) return refuse('invalid-token');
    await claimDomain(tx, deps, userId);
    if (isFirstProof) await tellMailboxProven(tx, deps, { userId, now: at });
    const user = requireMaySignIn(await findUserById(tx, tables, userId));
    await audit(tx, tables, { id: auditId, at, action: 'password-set', userId, actor: userId });
    await endSessions(tx, tables, userId);
    await guesses.clear(tx, user.email);
    return { signIn: await letIn(tx, deps, { user, token: sessionToken, oldToken, now: at }), email: user.email };
  });
};
