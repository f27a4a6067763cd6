import type { Account } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../../deps.ts';
import { activatingLink, askForLink } from '../../mail-links/ask-for-link.ts';
import { resetPasswordPage } from '../../redirects/link-pages.ts';
import { findUserById } from '../../users/find-user.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';

/** Mails a user the link that the account needs. Refuses as `changeAccountWith`, and `conflict` for a closed account. */
export const sendAccountLink = async (deps: IdentityDeps, deed: AccountDeed): Promise<Account> => {
  const { database, tables } = deps;
  const [at, id] = [deps.now(), deps.newId()];
  return changeAccountWith(deps, { ...deed, version: undefined, action: 'user-link-sent' }, async (tx, { state, email }) => {
    const user = await findUserById(tx, tables, deed.userId);
    if (!user || state === 'disabled') return refuse('conflict');
    const link = user.isActive ? { purpose: 'password' as const, page: resetPasswordPage } : activatingLink(user);
    await askForLink(tx, database, { id, now: at, email, redirectUrl: '/', ...link });
    return [];
  });
};
