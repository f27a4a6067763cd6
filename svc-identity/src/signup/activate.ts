import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { requireLiveLink, spendLink } from '../mail-links/use-link.ts';
import { withSuccessDialog } from '../redirects/link-pages.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { openSession } from '../sessions/open-session.ts';

/**
 * Uses the link mailed after a signup with a framework contract: the user is active, the mailbox proven, and a session open.
 * Answers its token and where to go, with the flag of the success dialog. Refuses `invalid-token` and `expired-token`.
 */
export const activate = async (
  deps: IdentityDeps,
  { token, oldToken }: { token: string; oldToken: string | undefined },
): Promise<{ sessionToken: string; redirectUrl: string }> => {
  const { database, tables, now, newToken } = deps;
  await requireLiveLink(deps, { token, purpose: 'activation' });
  const at = now();
  const sessionToken = newToken();
  const redirectUrl = await database.transact(async (tx) => {
    const spent = await spendLink(tx, tables, { token, purpose: 'activation', now: at });
    const [user] = await tx
      .update(tables.user)
      .set({ isActive: true, mailboxProven: true })
      .where(eq(tables.user.id, spent.userId))
      .returning({ id: tables.user.id, role: tables.user.role });
    if (!user) return refuse('invalid-token');
    await openSession(tx, tables, { token: sessionToken, user, oldToken, now: at });
    return spent.redirectUrl;
  });
  return { sessionToken, redirectUrl: withSuccessDialog(safeRedirect(redirectUrl)) };
};
