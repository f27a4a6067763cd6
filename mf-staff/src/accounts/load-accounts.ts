import { accountStates } from '@plenary/contracts/accounts-terms';
import type { TrailPage } from '@plenary/contracts/audit-trail';
import { tagOf } from '@plenary/http/create-caller';
import { type AccountsAsked, type AccountsPage, fetchAccounts, fetchAccountsTrail, type Role } from './api.ts';

export const roles = ['customer', 'staff', 'admin'] as const satisfies readonly Role[];

export interface AccountsData extends AccountsPage {
  asked: AccountsAsked;
  /** Its `ETag`. */
  tag: string | undefined;
}

/** The users that the address selects: a search, a role, a state, a company, and the cursor to continue from. */
export const loadAccounts = async ({ request }: { request: Request }): Promise<AccountsData> => {
  const query = new URL(request.url).searchParams;
  const textOf = (name: string) => query.get(name) || undefined;
  const asked: AccountsAsked = {
    search: textOf('search'),
    role: roles.find((role) => role === query.get('role')),
    state: accountStates.find((state) => state === query.get('state')),
    companyId: textOf('companyId'),
    after: textOf('after'),
  };
  const page = await fetchAccounts(asked, { signal: request.signal });
  return { asked, tag: tagOf(page), ...page };
};

export interface AccountsTrailData extends TrailPage {
  subjectId: string | undefined;
}

/** A page of the trail of accounts; of one user or company where the address names it. */
export const loadAccountsTrail = async ({ request }: { request: Request }): Promise<AccountsTrailData> => {
  const query = new URL(request.url).searchParams;
  const subjectId = query.get('subjectId') ?? undefined;
  return { subjectId, ...(await fetchAccountsTrail({ before: query.get('before') ?? undefined, subjectId }, request.signal)) };
};
