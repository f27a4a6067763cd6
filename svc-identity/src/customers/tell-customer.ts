import type { SessionUser } from '@plenary/contracts/sessions.schemas';
import type { IdentityDeps } from '../deps.ts';
import { presentSessionUser } from '../profile/present-session-user.ts';
import { bookableCustomer } from './bookable-customer.ts';
import { customerContract } from './customer-contract.ts';

/** A customer for a service in which staff act on behalf of them, with the contract of `customerContract`. Refuses `not-found`. */
export const tellCustomer = async (deps: IdentityDeps, userId: string): Promise<SessionUser> => {
  const { read } = deps.database;
  const user = await bookableCustomer(read, deps.tables, userId);
  const presented = await presentSessionUser(deps, user);
  const terms = await customerContract(read, deps, user);
  return { ...presented, frameworkContract: terms && { companyName: user.companyName, ...terms } };
};
