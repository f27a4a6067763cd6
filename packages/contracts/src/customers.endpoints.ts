import type * as schemas from './customers.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const findCustomers = {
  method: 'GET',
  path: '/api/desk/customers',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.findCustomers,
} as const satisfies Endpoint;

export const getCustomer = {
  method: 'GET',
  path: '/api/desk/customers/{userId}',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getCustomer,
} as const satisfies Endpoint;

/** `user-exists`: the address has an account, of whatever kind. */
export const addCustomer = {
  method: 'POST',
  path: '/api/desk/customers',
  access: 'staff',
  right: 'quote',
  place: 'none',
  service: 'identity',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'public-email-forbidden', 'user-exists', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.addCustomer,
} as const satisfies Endpoint;

export const tellCustomer = {
  method: 'GET',
  path: '/internal/customers/{userId}',
  access: 'service',
  service: 'identity',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.tellCustomer,
} as const satisfies Endpoint;
