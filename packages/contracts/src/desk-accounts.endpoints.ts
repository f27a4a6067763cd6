import type * as schemas from './desk-accounts.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const searchAccounts = {
  method: 'GET',
  path: '/api/desk/accounts',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'identity',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.searchAccounts,
} as const satisfies Endpoint;

export const getDeskCompany = {
  method: 'GET',
  path: '/api/desk/companies/{companyId}',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getDeskCompany,
} as const satisfies Endpoint;

export const listColleagues = {
  method: 'GET',
  path: '/api/desk/colleagues',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listColleagues,
} as const satisfies Endpoint;

export const tellColleague = {
  method: 'GET',
  path: '/internal/colleagues/{userId}',
  access: 'service',
  service: 'identity',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.tellColleague,
} as const satisfies Endpoint;
