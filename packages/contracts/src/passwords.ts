import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { localPath, password, refusedLink } from './identity-fields.ts';
import { maxPasswordLength } from './identity-terms.ts';
import { nextSteps } from './sign-up.ts';

const resetPasswordUrl = z.string().max(200).optional();

export const sendResetEmail = endpoint({
  method: 'GET',
  path: '/api/reset-password/send-email',
  access: 'anyone',
  summary: 'Mails a link to choose a new password, if the address has an account; the answer never tells',
  query: z.object({ email: z.string().max(320), redirectUrl: localPath.optional(), resetPasswordUrl }),
  status: 204,
  refusals: [],
});

export const checkResetToken = endpoint({
  method: 'GET',
  path: '/api/reset-password/check-token',
  access: 'anyone',
  summary: 'Whether a mailed link can still be used; an expired one is replaced by a new mail',
  query: z.object({ token: z.string().max(100), resetPasswordUrl }),
  status: 204,
  refusals: ['invalid-token', 'expired-token'],
  problemMembers: refusedLink,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  summary: 'Sets the password with a mailed link, ends every other session and opens one',
  body: z.object({ token: z.string().max(100), password }),
  /** `nextStep` LOGIN: the new password opened no session, a second factor is asked at sign-in. */
  response: z.object({ success: z.literal(true), email: z.string(), nextStep: z.enum(nextSteps).optional() }),
  status: 200,
  refusals: ['invalid-token', 'expired-token'],
  problemMembers: refusedLink,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/me/password',
  access: 'session',
  summary: 'Changes the password of the signed-in user, ends every session and opens a new one',
  body: z.object({ password: z.string().min(1).max(maxPasswordLength), newPassword: password }),
  response: z.object({ success: z.literal(true) }),
  status: 200,
  /** `conflict`: the account has no password; a mailed link gives it one. */
  refusals: ['authentication-required', 'conflict'],
});
