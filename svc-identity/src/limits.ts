import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { hour, minute } from './sessions/session-rules.ts';

/** Rate limits (design: server-rules §4). "Address" is a network address. */
export const limits = {
  identificationsOfAddress: { name: 'identify', limit: 120, windowMilliseconds: minute },
  signupsOfAddress: { name: 'signup', limit: 200, windowMilliseconds: hour },
  failedLoginsOfAccount: { name: 'login-account', limit: 5, windowMilliseconds: 15 * minute },
  failedLoginsOfAddress: { name: 'login-address', limit: 30, windowMilliseconds: 15 * minute },
  failedProvidersOfAddress: { name: 'provider-address', limit: 30, windowMilliseconds: 15 * minute },
  /** This caller already has the password: three of a million codes are valid at a time. */
  factorCodesOfAccount: { name: 'second-factor', limit: 10, windowMilliseconds: 15 * minute },
  exportsOfUser: { name: 'export', limit: 5, windowMilliseconds: hour },
  ssoStartsOfAddress: { name: 'sso-start', limit: 120, windowMilliseconds: 15 * minute },
  /** Silent: one address cannot delay the mails of others. */
  resetMailsOfAddress: { name: 'reset-mail', limit: 200, windowMilliseconds: hour },
} as const satisfies Record<string, ThrottleRule>;

export const pauseBetweenMails = 5 * minute;
export const linkLifetime = 30 * minute;
