import * as z from 'zod';

const loginSuccess = z.object({ type: z.literal('LOGIN_SUCCESS'), isNewUser: z.boolean() });
export const missingUserInfo = z.object({
  type: z.literal('MISSING_USER_INFO'),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phoneNumber: z.string(),
  isNewUser: z.boolean(),
});
const publicEmailForbidden = z.object({ type: z.literal('PUBLIC_EMAIL_FORBIDDEN') });
/** `mustEnrol`: staff without a second factor, where the deployment requires one; they enrol with the pending sign-in. */
const secondFactorRequired = z.object({ type: z.literal('SECOND_FACTOR_REQUIRED'), mustEnrol: z.literal(true).optional() });
/** The answer of every way of signing in. All but LOGIN_SUCCESS leave the caller without a session. */
export const signInAnswer = z.discriminatedUnion('type', [loginSuccess, missingUserInfo, publicEmailForbidden, secondFactorRequired]);
export type SignInAnswer = z.infer<typeof signInAnswer>;
