import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { localPath, password, refusedLink } from './identity-fields.ts';
import { maxPasswordLength } from './identity-terms.ts';
import { nextSteps } from './sign-up.schemas.ts';

const resetPasswordUrl = z.string().max(200).optional();

export const sendResetEmail = {
  summary: 'Mails a link to choose a new password, if the address has an account; the answer never tells',
  query: z.object({ email: z.string().max(320), redirectUrl: localPath.optional(), resetPasswordUrl }),
  response: z.object({ nextStep: z.literal('PASSWORD_RESET_CONFIRMATION') }),
} satisfies EndpointSchemas;

export const checkResetToken = {
  summary: 'Whether a mailed link can still be used; an expired one is replaced by a new mail',
  query: z.object({ token: z.string().max(100), resetPasswordUrl }),
  problemMembers: refusedLink,
} satisfies EndpointSchemas;

export const checkResetLink = {
  summary: 'Whether a mailed link can still be used, with its token in the body; an expired one is replaced by a new mail',
  body: z.object({ token: z.string().max(100), resetPasswordUrl }),
  problemMembers: refusedLink,
} satisfies EndpointSchemas;

export const resetPassword = {
  summary: 'Sets the password with a mailed link, ends every other session and opens one',
  body: z.object({ token: z.string().max(100), password }),
  /** `nextStep` LOGIN: the new password opened no session, a second factor is asked at sign-in. */
  response: z.object({ success: z.literal(true), email: z.string(), nextStep: z.enum(nextSteps).optional() }),
  problemMembers: refusedLink,
} satisfies EndpointSchemas;

export const changePassword = {
  summary: 'Changes the password of the signed-in user, ends every session and opens a new one',
  body: z.object({ password: z.string().min(1).max(maxPasswordLength), newPassword: password }),
  response: z.object({ success: z.literal(true) }),
} satisfies EndpointSchemas;
