import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { defaultGuessRules, type GuessRules } from './guesses/guess-rules.ts';
import { day, hour, minute } from './sessions/session-rules.ts';

/** Rate limits (design: server-rules §4). "Address" is an address group; those of wrong passwords stand in guesses/guess-rules.ts. */
export const limits = {
  identificationsOfAddress: { name: 'identify', limit: 120, windowMilliseconds: minute },
  signupsOfAddress: (limit: number) => ({ name: 'signup', limit, windowMilliseconds: hour }),
  failedProvidersOfAddress: { name: 'provider-address', limit: 30, windowMilliseconds: 15 * minute },
  /** This caller already has the password: three of a million codes are valid at a time. */
  factorCodesOfAccount: { name: 'second-factor', limit: 10, windowMilliseconds: 15 * minute },
  exportsOfUser: { name: 'export', limit: 5, windowMilliseconds: hour },
  ssoStartsOfAddress: { name: 'sso-start', limit: 120, windowMilliseconds: 15 * minute },
  /** Silent: one address cannot delay the mails of others. */
  resetMailsOfAddress: { name: 'reset-mail', limit: 200, windowMilliseconds: hour },
} as const satisfies Record<string, ThrottleRule | ((limit: number) => ThrottleRule)>;

export const pauseBetweenMails = 5 * minute;
export const linkLifetime = 30 * minute;

/** Limits that a deployment sets. */
export interface IdentityLimits {
  guesses: GuessRules;
  /** Sources of wrong passwords that are kept. */
  guessSourcesKept: number;
  /** How long a browser is known after a sign-in. Milliseconds. */
  knownBrowserLifetime: number;
  signupsPerHour: number;
  /** Development: addresses of the machine itself are not limited by address. */
  exemptsLoopback: boolean;
}

export const defaultLimits: IdentityLimits = {
  guesses: defaultGuessRules,
  guessSourcesKept: 50_000,
  knownBrowserLifetime: 180 * day,
  signupsPerHour: 30,
  exemptsLoopback: false,
};
