import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sign-in.schemas.ts';

export const identifyEmail = {
  method: 'GET',
  path: '/api/identify-email',
  access: 'anyone',
  service: 'identity',
  status: 200,
  hasEffect: true,
  refusals: [],
  schemas: {} as typeof schemas.identifyEmail,
} as const satisfies Endpoint;

export const login = {
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-failed'],
  schemas: {} as typeof schemas.login,
} as const satisfies Endpoint;

/**
 * `mailbox-unproven`: the address has an account, whose mailbox was sent a link that connects the two. `unusable-address`: the address that
 * the provider asserts is not, byte for byte, one that an account can have.
 */
export const checkGoogleUser = {
  method: 'POST',
  path: '/api/google/check-user',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-failed', 'provider-not-configured', 'mailbox-unproven', 'unusable-address'],
  schemas: {} as typeof schemas.checkGoogleUser,
} as const satisfies Endpoint;

/** Refusals as for Google. */
export const checkMicrosoftUser = {
  method: 'POST',
  path: '/api/microsoft/check-user',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-failed', 'provider-not-configured', 'mailbox-unproven', 'unusable-address'],
  schemas: {} as typeof schemas.checkMicrosoftUser,
} as const satisfies Endpoint;

export const startSso = {
  method: 'GET',
  path: '/api/sso/start',
  access: 'anyone',
  service: 'identity',
  status: 303,
  refusals: ['provider-not-configured'],
  schemas: {} as typeof schemas.startSso,
} as const satisfies Endpoint;

/**
 * Ends at `from`, or at `/authentication` with `sso` = failed, unusable-address, public-email-forbidden, mailbox-unproven,
 * missing-user-info or second-factor-required.
 */
export const finishSso = {
  method: 'GET',
  path: '/api/sso/callback',
  access: 'anyone',
  service: 'identity',
  status: 303,
  refusals: ['provider-not-configured'],
  schemas: {} as typeof schemas.finishSso,
} as const satisfies Endpoint;

export const pendingUserInfo = {
  method: 'GET',
  path: '/api/user-info',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.pendingUserInfo,
} as const satisfies Endpoint;
