import * as contract from '@plenary/contracts/desk-accounts.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { listColleagues, tellColleague } from './colleagues.ts';
import { getDeskCompany } from './get-desk-company.ts';
import { searchAccounts } from './search-accounts.ts';

export const deskAccountsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.searchAccounts, ({ query }) => searchAccounts(deps, query));
  implement(contract.getDeskCompany, ({ params }) => getDeskCompany(deps, params.companyId));
  implement(contract.listColleagues, async () => ({ colleagues: await listColleagues(deps) }));
  implement(contract.tellColleague, ({ params }) => tellColleague(deps, params.userId));
};
