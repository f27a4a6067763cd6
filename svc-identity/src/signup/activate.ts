import { refuse } from '@plenary/http/refuse';
import { and, eq } from 'drizzle-orm';
import type { LinkPurpose } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import { requireLiveLink, spendLink } from '../mail-links/use-link.ts';
import { withSuccessDialog } from '../redirects/link-pages.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { confirmIdentity } from '../third-party/confirm-identity.ts';
import { findUserById } from '../users/find-user.ts';

interface Activation {
  token: string;
  oldToken: string | undefined;
  /** Token of the pending sign-in that the link goes on with, if it does. */
  pendingToken: string | undefined;
}

/**
 * Uses a mailed link that proves the mailbox. After a signup with a framework contract: the user is active, signed in, and led on
 * with the flag of the success dialog. After a sign-in by another provider: see confirm-identity.ts. Refuses `invalid-token` and
 * `expired-token`.
 */
export const activate = async (deps: IdentityDeps, use: Activation): Promise<{ signIn: SignIn; redirectUrl: string }> => {
  const { database, tables, now, newToken } = deps;
  const { token, oldToken } = use;
  if ((await purposeOf(deps, token)) === 'identity') return confirmIdentity(deps, use);
  await requireLiveLink(deps, { token, purpose: 'activation' });
  const at = now();
  const sessionToken = newToken();
  const { signIn, redirectUrl } = await database.transact(async (tx) => {
    const spent = await spendLink(tx, tables, { token, purpose: 'activation', now: at });
    await tx.update(tables.user).set({ isActive: true, mailboxProven: true }).where(eq(tables.user.id, spent.userId));
    const user = await findUserById(tx, tables, spent.userId);
    if (!user) return refuse('invalid-token');
    return { signIn: await letIn(tx, deps, { user, token: sessionToken, oldToken, now: at }), redirectUrl: spent.redirectUrl };
  });
  return { signIn, redirectUrl: withSuccessDialog(safeRedirect(redirectUrl)) };
};

const purposeOf = async ({ database, tables: { mailToken } }: IdentityDeps, token: string): Promise<LinkPurpose | undefined> => {
  const [kept] = await database.read
    .select({ purpose: mailToken.purpose })
    .from(mailToken)
    .where(and(eq(mailToken.tokenHash, hashToken(token))));
  return kept?.purpose;
};
