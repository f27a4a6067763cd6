import type * as schemas from './accounts.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const listCompanies = {
  method: 'GET',
  path: '/api/accounts/companies',
  access: 'admin',
  service: 'identity',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listCompanies,
} as const satisfies Endpoint;

/** `conflict`: another company has one of the domains. */
export const createCompany = {
  method: 'POST',
  path: '/api/accounts/companies',
  access: 'admin',
  service: 'identity',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'conflict'],
  schemas: {} as typeof schemas.createCompany,
} as const satisfies Endpoint;

export const getCompany = {
  method: 'GET',
  path: '/api/accounts/companies/{companyId}',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getCompany,
} as const satisfies Endpoint;

export const changeCompany = {
  method: 'PUT',
  path: '/api/accounts/companies/{companyId}',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.changeCompany,
} as const satisfies Endpoint;

export const changeCompanyBilling = {
  method: 'PUT',
  path: '/api/accounts/companies/{companyId}/billing',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeCompanyBilling,
} as const satisfies Endpoint;

/** `conflict`: the user is no customer of the company. */
export const changePrimaryContact = {
  method: 'PUT',
  path: '/api/accounts/companies/{companyId}/primary-contact',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.changePrimaryContact,
} as const satisfies Endpoint;

/** `conflict`: the other is on a third record, or has changed since `intoVersion`, or they are one. */
export const mergeCompany = {
  method: 'PUT',
  path: '/api/accounts/companies/{companyId}/merged-into',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.mergeCompany,
} as const satisfies Endpoint;

/** `conflict`: it would overlap another contract of the company. */
export const giveContract = {
  method: 'POST',
  path: '/api/accounts/companies/{companyId}/contracts',
  access: 'admin',
  service: 'identity',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.giveContract,
} as const satisfies Endpoint;

export const changeContract = {
  method: 'PUT',
  path: '/api/accounts/companies/{companyId}/contracts/{contractId}',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.changeContract,
} as const satisfies Endpoint;

export const endContract = {
  method: 'POST',
  path: '/api/accounts/companies/{companyId}/contracts/{contractId}/end',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.endContract,
} as const satisfies Endpoint;

export const listAccounts = {
  method: 'GET',
  path: '/api/accounts/users',
  access: 'admin',
  service: 'identity',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listAccounts,
} as const satisfies Endpoint;

export const getAccount = {
  method: 'GET',
  path: '/api/accounts/users/{userId}',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getAccount,
} as const satisfies Endpoint;

export const disableAccount = {
  method: 'POST',
  path: '/api/accounts/users/{userId}/disable',
  access: 'admin',
  service: 'identity',
  status: 200,
  /** `conflict`: it is so already, or no administrator would be left, or it is one's own account. */
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.disableAccount,
} as const satisfies Endpoint;

export const enableAccount = {
  method: 'POST',
  path: '/api/accounts/users/{userId}/enable',
  access: 'admin',
  service: 'identity',
  status: 200,
  /** `conflict`: it is so already, or no administrator would be left, or it is one's own account. */
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.enableAccount,
} as const satisfies Endpoint;

export const changeRole = {
  method: 'PUT',
  path: '/api/accounts/users/{userId}/role',
  access: 'admin',
  service: 'identity',
  status: 200,
  /** `conflict`: it is so already, or no administrator would be left, or it is one's own account. */
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.changeRole,
} as const satisfies Endpoint;

export const changeJobs = {
  method: 'PUT',
  path: '/api/accounts/users/{userId}/jobs',
  access: 'admin',
  service: 'identity',
  status: 200,
  /** `conflict`: the user is not one of the staff. */
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.changeJobs,
} as const satisfies Endpoint;

/** `conflict`: either is no customer with an open account, or the other is on a third record, or has changed since `intoVersion`. */
export const mergeCustomer = {
  method: 'PUT',
  path: '/api/accounts/users/{userId}/merged-into',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.mergeCustomer,
} as const satisfies Endpoint;

export const signOutAccount = {
  method: 'POST',
  path: '/api/accounts/users/{userId}/sign-out',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.signOutAccount,
} as const satisfies Endpoint;

export const sendAccountLink = {
  method: 'POST',
  path: '/api/accounts/users/{userId}/link',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.sendAccountLink,
} as const satisfies Endpoint;

/** For users who lost both authenticator and recovery codes; staff enrol again at their next sign-in if it is required. */
export const removeSecondFactor = {
  method: 'POST',
  path: '/api/accounts/users/{userId}/second-factor/remove',
  access: 'admin',
  service: 'identity',
  status: 200,
  /** `conflict`: there is none, or it is one's own account. */
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.removeSecondFactor,
} as const satisfies Endpoint;

export const listParkedAccountEvents = {
  method: 'GET',
  path: '/api/accounts/parked-events',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listParkedAccountEvents,
} as const satisfies Endpoint;

export const resendParkedAccountEvent = {
  method: 'POST',
  path: '/api/accounts/parked-events/{eventId}/resend',
  access: 'admin',
  service: 'identity',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.resendParkedAccountEvent,
} as const satisfies Endpoint;

export const getAccountsTrail = {
  method: 'GET',
  path: '/api/accounts/audit-trail',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getAccountsTrail,
} as const satisfies Endpoint;
