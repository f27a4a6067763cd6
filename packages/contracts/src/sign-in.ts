import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { localPath } from './identity-fields.ts';
import { maxPasswordLength } from './identity-terms.ts';
import { missingUserInfo, signInAnswer } from './sign-in-answer.ts';
import { language } from './vocabulary.ts';

export const identifyEmail = endpoint({
  method: 'GET',
  path: '/api/identify-email',
  access: 'anyone',
  summary: 'What the sign-in dialog does next for an e-mail address',
  query: z.object({ email: z.string().max(320), redirectUrl: localPath.optional(), lang: language.optional() }),
  response: z.object({
    type: z.enum(['USER_EXISTS', 'USER_NOT_FOUND', 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT', 'PUBLIC_MAIL']),
    isActive: z.boolean().optional(),
  }),
  status: 200,
  refusals: [],
});
export type EmailIdentification = z.infer<typeof identifyEmail.response>;

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Opens a session with e-mail and password',
  body: z.object({ email: z.string().max(320), password: z.string().min(1).max(maxPasswordLength), action: z.string().max(40) }),
  response: signInAnswer,
  status: 200,
  refusals: ['authentication-failed'],
});

const providerCheck = {
  method: 'POST',
  access: 'anyone',
  response: signInAnswer,
  status: 200,
  refusals: ['authentication-failed', 'provider-not-configured', 'mailbox-unproven'],
} as const;
/** Providers' tokens carry a few kB of claims. */
const providerToken = z.string().min(1).max(16_000);

export const checkGoogleUser = endpoint({
  ...providerCheck,
  path: '/api/google/check-user',
  summary: 'Signs in with an ID token of Google',
  body: z.object({ tokenId: providerToken }),
});

export const checkMicrosoftUser = endpoint({
  ...providerCheck,
  path: '/api/microsoft/check-user',
  summary: 'Signs in with an access token that Microsoft issued for our own API',
  body: z.object({ accessToken: providerToken }),
});

export const startSso = endpoint({
  method: 'GET',
  path: '/api/sso/start',
  access: 'anyone',
  summary: 'Goes to the corporate identity provider; a browser navigation, not a fetch',
  query: z.object({ from: localPath.optional() }),
  status: 303,
  refusals: ['provider-not-configured'],
});

/** Ends at `from`, or at `/authentication` with `sso` = failed, public-email-forbidden, mailbox-unproven, missing-user-info or second-factor-required. */
export const finishSso = endpoint({
  method: 'GET',
  path: '/api/sso/callback',
  access: 'anyone',
  summary: 'Comes back from the corporate identity provider; a browser navigation, not a fetch',
  query: z.record(z.string(), z.string().max(8_000)),
  status: 303,
  refusals: ['provider-not-configured'],
});

export const pendingUserInfo = endpoint({
  method: 'GET',
  path: '/api/user-info',
  access: 'anyone',
  summary: 'What a pending sign-in that waits for user info knows already',
  response: missingUserInfo,
  status: 200,
  refusals: ['authentication-required'],
});
