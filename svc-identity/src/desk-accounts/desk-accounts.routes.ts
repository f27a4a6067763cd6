import { getCustomer } from '@plenary/contracts/customers.endpoints';
import { mostMerged } from '@plenary/contracts/customers-terms';
import * as contract from '@plenary/contracts/desk-accounts.endpoints';
import { eq } from 'drizzle-orm';
import { bookableCustomer } from '../customers/bookable-customer.ts';
import { presentCustomer } from '../customers/present-customer.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { listColleagues, tellColleague } from './colleagues.ts';
import { findAlike } from './find-alike.ts';
import { findPeople } from './find-people.ts';
import { getDeskCompany } from './get-desk-company.ts';
import { searchAccounts } from './search-accounts.ts';

export const deskAccountsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(getCustomer, async ({ params }) => {
    const { database, tables } = deps;
    const customer = await bookableCustomer(database.read, tables, params.userId);
    const [told, alike, merged] = await Promise.all([
      presentCustomer(database.read, deps, customer),
      findAlike(deps, customer),
      findPeople(deps, { where: eq(tables.user.mergedInto, customer.id), limit: mostMerged }),
    ]);
    return { ...told, alike, merged, mergedInto: customer.mergedInto, version: customer.version };
  });

  implement(contract.searchAccounts, ({ query }) => searchAccounts(deps, query));
  implement(contract.getDeskCompany, ({ params }) => getDeskCompany(deps, params.companyId));
  implement(contract.listColleagues, async () => ({ colleagues: await listColleagues(deps) }));
  implement(contract.tellColleague, ({ params }) => tellColleague(deps, params.userId));
};
