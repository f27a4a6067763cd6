import * as contract from '@plenary/contracts/accounts.endpoints';
import type * as accountsSchemas from '@plenary/contracts/accounts.schemas';
import type { AccountState } from '@plenary/contracts/accounts-terms';
import type { TrailPage } from '@plenary/contracts/audit-trail';
import type { EndpointRequest, EndpointResponse } from '@plenary/contracts/endpoint';
import type { User } from '@plenary/contracts/user.schemas';
import { call } from '../call.ts';
import type { Looking } from '../desk/looking.ts';

export type Account = accountsSchemas.Account;
export type Role = User['role'];
/** Jobs as they are given to one of the staff. */
export type GivenJobs = EndpointRequest<typeof contract.changeJobs>['body']['jobs'];
export type AccountsPage = EndpointResponse<typeof contract.listAccounts>;

export interface AccountsAsked {
  search?: string | undefined;
  role?: Role | undefined;
  state?: AccountState | undefined;
  companyId?: string | undefined;
  /** The `next` of the page before. */
  after?: string | undefined;
}

export const fetchAccounts = (asked: AccountsAsked, options?: Looking): Promise<AccountsPage> =>
  call(contract.listAccounts, { query: { ...asked } }, options);

const ofAccount = ({ userId, version }: Account) => ({ params: { userId }, body: { version } });

export const disableAccount = (account: Account): Promise<Account> => call(contract.disableAccount, ofAccount(account));

export const enableAccount = (account: Account): Promise<Account> => call(contract.enableAccount, ofAccount(account));

export const changeRole = ({ userId, version }: Account, role: Role, jobs: GivenJobs): Promise<Account> => {
  const endpoint = contract.changeRole;
  return call(endpoint, { params: { userId }, body: { role, jobs, version } });
};

export const changeJobs = ({ userId, version }: Account, jobs: GivenJobs): Promise<Account> => {
  const endpoint = contract.changeJobs;
  return call(endpoint, { params: { userId }, body: { jobs, version } });
};

export const signOutAccount = ({ userId }: Account): Promise<Account> => call(contract.signOutAccount, { params: { userId } });

export const sendAccountLink = ({ userId }: Account): Promise<Account> => call(contract.sendAccountLink, { params: { userId } });

export const removeSecondFactor = ({ userId }: Account): Promise<Account> => {
  const endpoint = contract.removeSecondFactor;
  return call(endpoint, { params: { userId } });
};

interface TrailAsked {
  before?: string | undefined;
  /** A user, or a company with its contracts. */
  subjectId?: string | undefined;
}

export const fetchAccountsTrail = (asked: TrailAsked, signal?: AbortSignal): Promise<TrailPage> =>
  call(contract.getAccountsTrail, { query: { ...asked } }, { signal });
