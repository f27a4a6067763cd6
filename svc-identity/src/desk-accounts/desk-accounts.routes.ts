import { getCustomer } from '@plenary/contracts/customers.endpoints';
import * as contract from '@plenary/contracts/desk-accounts.endpoints';
import { bookableCustomer } from '../customers/bookable-customer.ts';
import { presentCustomer } from '../customers/present-customer.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { listColleagues, tellColleague } from './colleagues.ts';
import { findAlike } from './find-alike.ts';
import { getDeskCompany } from './get-desk-company.ts';
import { searchAccounts } from './search-accounts.ts';

export const deskAccountsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(getCustomer, async ({ params }) => {
    const { database, tables } = deps;
    const customer = await bookableCustomer(database.read, tables, params.userId);
    const [told, alike] = await Promise.all([presentCustomer(database.read, deps, customer), findAlike(deps, customer)]);
    return { ...told, alike };
  });

  implement(contract.searchAccounts, ({ query }) => searchAccounts(deps, query));
  implement(contract.getDeskCompany, ({ params }) => getDeskCompany(deps, params.companyId));
  implement(contract.listColleagues, async () => ({ colleagues: await listColleagues(deps) }));
  implement(contract.tellColleague, ({ params }) => tellColleague(deps, params.userId));
};
