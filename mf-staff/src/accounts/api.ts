import type * as contract from '@plenary/contracts/accounts';
import type { AccountState } from '@plenary/contracts/accounts-terms';
import type { TrailPage } from '@plenary/contracts/audit-trail';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { User } from '@plenary/contracts/user';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type Account = contract.Account;
export type Role = User['role'];
export type AccountsPage = EndpointResponse<typeof contract.listAccounts>;

export interface AccountsAsked {
  search?: string | undefined;
  role?: Role | undefined;
  state?: AccountState | undefined;
  companyId?: string | undefined;
  /** The `next` of the page before. */
  after?: string | undefined;
}

export const fetchAccounts = (asked: AccountsAsked, signal?: AbortSignal): Promise<AccountsPage> =>
  call(refer<typeof contract.listAccounts>('GET', '/api/accounts/users'), { query: { ...asked } }, { signal });

const ofAccount = ({ userId, version }: Account) => ({ params: { userId }, body: { version } });

export const disableAccount = (account: Account): Promise<Account> =>
  call(refer<typeof contract.disableAccount>('POST', '/api/accounts/users/{userId}/disable'), ofAccount(account));

export const enableAccount = (account: Account): Promise<Account> =>
  call(refer<typeof contract.enableAccount>('POST', '/api/accounts/users/{userId}/enable'), ofAccount(account));

export const changeRole = ({ userId, version }: Account, role: Role): Promise<Account> => {
  const endpoint = refer<typeof contract.changeRole>('PUT', '/api/accounts/users/{userId}/role');
  return call(endpoint, { params: { userId }, body: { role, version } });
};

export const signOutAccount = ({ userId }: Account): Promise<Account> =>
  call(refer<typeof contract.signOutAccount>('POST', '/api/accounts/users/{userId}/sign-out'), { params: { userId } });

export const sendAccountLink = ({ userId }: Account): Promise<Account> =>
  call(refer<typeof contract.sendAccountLink>('POST', '/api/accounts/users/{userId}/link'), { params: { userId } });

export const removeSecondFactor = ({ userId }: Account): Promise<Account> => {
  const endpoint = refer<typeof contract.removeSecondFactor>('POST', '/api/accounts/users/{userId}/second-factor/remove');
  return call(endpoint, { params: { userId } });
};

interface TrailAsked {
  before?: string | undefined;
  /** A user, or a company with its contracts. */
  subjectId?: string | undefined;
}

export const fetchAccountsTrail = (asked: TrailAsked, signal?: AbortSignal): Promise<TrailPage> =>
  call(refer<typeof contract.getAccountsTrail>('GET', '/api/accounts/audit-trail'), { query: { ...asked } }, { signal });
