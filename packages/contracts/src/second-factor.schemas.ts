import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { ownPassword } from './identity-fields.ts';
import { signInAnswer } from './sign-in-answer.ts';

/** Six digits of an authenticator, or a recovery code. */
const factorCode = z.string().trim().min(6).max(40);
export const secondFactor = {
  summary: 'Whether the signed-in user has a second factor, and how many recovery codes are left',
  response: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() }),
} satisfies EndpointSchemas;

export const enrolSecondFactor = {
  summary: 'Begins a second factor: a session, or a pending sign-in that must enrol; nothing is asked for before it is confirmed',
  body: z.object({ password: ownPassword }),
  /** `uri` is what a QR code shows (otpauth:); `secret` the same to be typed, base32. */
  response: z.object({ secret: z.string(), uri: z.string() }),
} satisfies EndpointSchemas;

export const confirmSecondFactor = {
  summary: 'Turns the second factor on with its first code; the recovery codes are shown this once. Ends every other session',
  body: z.object({ code: factorCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
} satisfies EndpointSchemas;

export const verifySecondFactor = {
  summary: 'Goes on with a pending sign-in by a code of the authenticator, or a recovery code',
  body: z.object({ code: factorCode }),
  response: signInAnswer,
} satisfies EndpointSchemas;

export const disableSecondFactor = {
  summary: 'Turns the second factor off with the password, or with a code where the account has no password',
  body: z.object({ password: ownPassword, code: factorCode.optional() }),
} satisfies EndpointSchemas;
