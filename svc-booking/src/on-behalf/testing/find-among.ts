import { refuse } from '@plenary/http/refuse';
import type { UserClaims } from '@plenary/service-kit/actor';
import type { FindCustomer } from '../find-customer.ts';

/** Customers as svc-identity tells of them. */
export const findAmong =
  (customers: readonly UserClaims[]): FindCustomer =>
  async (userId) => {
    const { contract, address: _, kind: __, ...customer } = customers.find((one) => one.userId === userId) ?? refuse('not-found');
    return { ...customer, id: userId, frameworkContract: contract };
  };
