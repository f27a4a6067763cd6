import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { LinkPurpose } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import { requireLiveLink, spendLink } from '../mail-links/use-link.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { withSuccessDialog } from '../redirects/link-pages.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { takeOwnPending } from '../sign-in/pending-sign-in.ts';
import { confirmIdentity } from '../third-party/confirm-identity.ts';
import { dropUnprovenWays } from '../third-party/identities.ts';
import { findUserById } from '../users/find-user.ts';
import { tellMailboxProven } from '../users/tell-mailbox-proven.ts';

interface Activation {
  token: string;
  /** A new password, which a link needs that is opened in another browser than that of the sign-up. */
  password?: string | undefined;
  oldToken: string | undefined;
  /** Token of the pending sign-in or sign-up that the link completes, if the browser has one. */
  pendingToken: string | undefined;
}

/**
 * Uses a mailed link that proves the mailbox. After a signup with a framework contract: the user is active, signed in, and led on
 * with the flag of the success dialog; the sign-up's password is kept only in the browser that chose it, because anybody can sign up with
 * another person's address. After a sign-in by another provider: see confirm-identity.ts. Refuses `invalid-token`, `expired-token`, and
 * `password-required`, which leaves the link as it was, as does `invalid-request` for one of the commonest passwords.
 */
export const activate = async (deps: IdentityDeps, use: Activation): Promise<{ signIn: SignIn; redirectUrl: string }> => {
  const { database, tables, passwords, now, newId, newToken } = deps;
  const { token, password, oldToken, pendingToken } = use;
  if ((await purposeOf(deps, token)) === 'identity') return confirmIdentity(deps, use);
  await requireLiveLink(deps, { token, purpose: 'activation' });
  if (password !== undefined) refuseCommonPassword(password);
  const passwordHash = password === undefined ? undefined : await passwords.hash(password);
  const at = now();
  const [sessionToken, auditId] = [newToken(), newId()];
  const { signIn, redirectUrl } = await database.transact(async (tx) => {
    const spent = await spendLink(tx, tables, { token, purpose: 'activation', now: at });
    const pending = await takeOwnPending(tx, tables, { token: pendingToken, step: 'activation', now: at });
    const isSameBrowser = pending?.userId === spent.userId;
    await proveMailbox(tx, deps, { userId: spent.userId, passwordHash, isSameBrowser, auditId, now: at });
    const user = await findUserById(tx, tables, spent.userId);
    if (!user) return refuse('invalid-token');
    return { signIn: await letIn(tx, deps, { user, token: sessionToken, oldToken, now: at }), redirectUrl: spent.redirectUrl };
  });
  return { signIn, redirectUrl: withSuccessDialog(safeRedirect(redirectUrl)) };
};

interface Proof {
  userId: string;
  passwordHash: string | undefined;
  isSameBrowser: boolean;
  auditId: string;
  now: number;
}

/** Activates the user with the password of the sign-up's own browser or a new one, and ends every other way in that was made before. */
const proveMailbox = async (
  tx: Transaction,
  deps: IdentityDeps,
  { userId, passwordHash, isSameBrowser, auditId, now }: Proof,
): Promise<void> => {
  const { tables } = deps;
  const user = await findUserById(tx, tables, userId);
  // Proven in another way meanwhile: what is there was made by the owner of the mailbox.
  if (!user || user.mailboxProven) return;
  if (!isSameBrowser && passwordHash === undefined) return refuse('password-required');
  await dropUnprovenWays(tx, tables, userId, { keepsPassword: isSameBrowser });
  const proven = { isActive: true, mailboxProven: true, ...(passwordHash !== undefined && { passwordHash }) };
  await tx.update(tables.user).set(proven).where(eq(tables.user.id, userId));
  await tellMailboxProven(tx, deps, { userId, now });
  if (passwordHash !== undefined) await audit(tx, tables, { id: auditId, at: now, action: 'password-set', userId, actor: userId });
};

const purposeOf = async ({ database, tables: { mailToken } }: IdentityDeps, token: string): Promise<LinkPurpose | undefined> => {
  const [kept] = await database.read
    .select({ purpose: mailToken.purpose })
    .from(mailToken)
    .where(eq(mailToken.tokenHash, hashToken(token)));
  return kept?.purpose;
};
