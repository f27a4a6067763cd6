import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { ownPassword } from './identity-fields.ts';
import { signInAnswer } from './sign-in-answer.ts';

/** Six digits of an authenticator, or a recovery code. */
const factorCode = z.string().trim().min(6).max(40);
export const secondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  access: 'session',
  summary: 'Whether the signed-in user has a second factor, and how many recovery codes are left',
  response: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() }),
  status: 200,
  refusals: ['authentication-required'],
});

export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/enrol',
  access: 'anyone',
  summary: 'Begins a second factor: a session, or a pending sign-in that must enrol; nothing is asked for before it is confirmed',
  body: z.object({ password: ownPassword }),
  /** `uri` is what a QR code shows (otpauth:); `secret` the same to be typed, base32. */
  response: z.object({ secret: z.string(), uri: z.string() }),
  status: 200,
  refusals: ['authentication-required', 'conflict'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'anyone',
  summary: 'Turns the second factor on with its first code; the recovery codes are shown this once. Ends every other session',
  body: z.object({ code: factorCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  status: 200,
  refusals: ['authentication-required', 'conflict'],
});

export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/verify',
  access: 'anyone',
  summary: 'Goes on with a pending sign-in by a code of the authenticator, or a recovery code',
  body: z.object({ code: factorCode }),
  response: signInAnswer,
  status: 200,
  refusals: ['authentication-required', 'authentication-failed'],
});

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/disable',
  access: 'session',
  summary: 'Turns the second factor off with the password, or with a code where the account has no password',
  body: z.object({ password: ownPassword, code: factorCode.optional() }),
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'conflict'],
});
