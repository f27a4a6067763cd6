import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sign-up.schemas.ts';

export const signup = {
  method: 'POST',
  path: '/api/signup',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['public-email-forbidden', 'framework-contract', 'user-exists'],
  schemas: {} as typeof schemas.signup,
} as const satisfies Endpoint;

export const userInfo = {
  method: 'POST',
  path: '/api/user-info',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'user-exists', 'framework-contract'],
  schemas: {} as typeof schemas.userInfo,
} as const satisfies Endpoint;

/** Link `yes`, and `createUserWithKnownCompany`: COMPANY_CONFIRMATION is answered. */
export const createUserWithKnownCompany = {
  method: 'POST',
  path: '/api/signup/known-company',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'conflict'],
  schemas: {} as typeof schemas.createUserWithKnownCompany,
} as const satisfies Endpoint;

/** Link `no` (without a name: requests it), and `createUserWithNewCompany` (with it). */
export const createUserWithNewCompany = {
  method: 'POST',
  path: '/api/signup/new-company',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'conflict'],
  schemas: {} as typeof schemas.createUserWithNewCompany,
} as const satisfies Endpoint;

export const signupWithFrameworkContract = {
  method: 'POST',
  path: '/api/signup/framework-contract',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['public-email-forbidden', 'user-exists', 'conflict'],
  schemas: {} as typeof schemas.signupWithFrameworkContract,
} as const satisfies Endpoint;

/** `password-required`: of a sign-up in another browser, whose password is not kept: sent again with a new one, the link still works. */
export const activate = {
  method: 'POST',
  path: '/api/signup/activate',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['invalid-token', 'expired-token', 'password-required'],
  schemas: {} as typeof schemas.activate,
} as const satisfies Endpoint;
