import type { Endpoint } from './endpoint.ts';
import type * as schemas from './passwords.schemas.ts';

export const sendResetEmail = {
  method: 'GET',
  path: '/api/reset-password/send-email',
  access: 'anyone',
  service: 'identity',
  status: 200,
  hasEffect: true,
  refusals: [],
  schemas: {} as typeof schemas.sendResetEmail,
} as const satisfies Endpoint;

export const checkResetToken = {
  method: 'GET',
  path: '/api/reset-password/check-token',
  access: 'anyone',
  service: 'identity',
  status: 204,
  refusals: ['invalid-token', 'expired-token'],
  schemas: {} as typeof schemas.checkResetToken,
} as const satisfies Endpoint;

/** As `checkResetToken`, with the token in the body: queries stand in the logs of proxies. */
export const checkResetLink = {
  method: 'POST',
  path: '/api/reset-password/check-token',
  access: 'anyone',
  service: 'identity',
  status: 204,
  refusals: ['invalid-token', 'expired-token'],
  schemas: {} as typeof schemas.checkResetLink,
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['invalid-token', 'expired-token'],
  schemas: {} as typeof schemas.resetPassword,
} as const satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/api/me/password',
  access: 'session',
  service: 'identity',
  status: 200,
  /** `conflict`: the account has no password; a mailed link gives it one. */
  refusals: ['authentication-required', 'conflict'],
  schemas: {} as typeof schemas.changePassword,
} as const satisfies Endpoint;
