import type { Account } from '@plenary/contracts/accounts.schemas';
import type { IdentityDeps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';

/** Signs a user out everywhere. Refuses as `changeAccountWith`. */
export const signOutAccount = async (deps: IdentityDeps, deed: AccountDeed): Promise<Account> =>
  changeAccountWith(deps, { ...deed, version: undefined, action: 'user-signed-out' }, async (tx, { sessionsCount }) => {
    await endSessions(tx, deps.tables, deed.userId);
    return [{ field: 'sessions', from: sessionsCount, to: 0 }];
  });
