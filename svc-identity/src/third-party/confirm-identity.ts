import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { requireLiveLink, spendLink } from '../mail-links/use-link.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import { letIn, type SignIn } from '../sign-in/let-in.ts';
import { takePending } from '../sign-in/pending-sign-in.ts';
import { findUserById } from '../users/find-user.ts';
import { requireMaySignIn } from '../users/may-sign-in.ts';
import { linkIdentity } from './identities.ts';

interface Confirmation {
  token: string;
  pendingToken: string | undefined;
  oldToken: string | undefined;
}

/**
 * Links an outside account to the user whose mailbox received the link, only in the browser that asked for it: a link that
 * another person asked for opens nothing. Refuses `invalid-token` and `expired-token`.
 */
export const confirmIdentity = async (
  deps: IdentityDeps,
  { token, pendingToken, oldToken }: Confirmation,
): Promise<{ signIn: SignIn; redirectUrl: string }> => {
  const { database, tables, now, newId, newToken } = deps;
  await requireLiveLink(deps, { token, purpose: 'identity' });
  const [at, sessionToken, auditId] = [now(), newToken(), newId()];
  return database.transact(async (tx) => {
    const pending = await takePending(tx, tables, { token: pendingToken, step: 'identity', now: at, otherwise: refuseLink });
    const spent = await spendLink(tx, tables, { token, purpose: 'identity', now: at });
    if (!pending.person || pending.userId !== spent.userId) return refuseLink();
    const user = requireMaySignIn(await findUserById(tx, tables, spent.userId));
    await linkIdentity(tx, deps, { user, person: pending.person, auditId, now: at });
    const signIn = await letIn(tx, deps, { user, token: sessionToken, oldToken, now: at });
    return { signIn, redirectUrl: safeRedirect(spent.redirectUrl) };
  });
};

const refuseLink = (): never => refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });
