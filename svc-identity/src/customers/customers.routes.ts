import * as contract from '@plenary/contracts/customers.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addCustomer } from './add-customer.ts';
import { findCustomers } from './find-customers.ts';
import { tellCustomer } from './tell-customer.ts';

export const customersRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.findCustomers, async ({ query }) => ({ customers: await findCustomers(deps, query.search) }));

  implement(contract.addCustomer, ({ actor, body, idempotencyKey }) => addCustomer(deps, { actor, customer: body, idempotencyKey }));

  implement(contract.tellCustomer, ({ params }) => tellCustomer(deps, params.userId));
};
