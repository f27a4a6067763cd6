import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { localPath } from './identity-fields.ts';
import { maxPasswordLength } from './identity-terms.ts';
import { missingUserInfo, signInAnswer } from './sign-in-answer.ts';
import { language } from './vocabulary.ts';

export const identifyEmail = {
  summary: 'What the sign-in dialog does next for an e-mail address',
  query: z.object({ email: z.string().max(320), redirectUrl: localPath.optional(), lang: language.optional() }),
  response: z.object({
    type: z.enum(['USER_EXISTS', 'USER_NOT_FOUND', 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT', 'PUBLIC_MAIL']),
    isActive: z.boolean().optional(),
  }),
} satisfies EndpointSchemas;
export type EmailIdentification = z.infer<typeof identifyEmail.response>;

export const login = {
  summary: 'Opens a session with e-mail and password',
  body: z.object({ email: z.string().max(320), password: z.string().min(1).max(maxPasswordLength), action: z.string().max(40) }),
  response: signInAnswer,
} satisfies EndpointSchemas;

/** Providers' tokens carry a few kB of claims. */
const providerToken = z.string().min(1).max(16_000);

export const checkGoogleUser = {
  summary: 'Signs in with an ID token of Google',
  body: z.object({ tokenId: providerToken }),
  response: signInAnswer,
} satisfies EndpointSchemas;

export const checkMicrosoftUser = {
  summary: 'Signs in with an access token that Microsoft issued for our own API',
  body: z.object({ accessToken: providerToken }),
  response: signInAnswer,
} satisfies EndpointSchemas;

export const startSso = {
  summary: 'Goes to the corporate identity provider; a browser navigation, not a fetch',
  query: z.object({ from: localPath.optional() }),
} satisfies EndpointSchemas;

export const finishSso = {
  summary: 'Comes back from the corporate identity provider; a browser navigation, not a fetch',
  query: z.record(z.string(), z.string().max(8_000)),
} satisfies EndpointSchemas;

export const pendingUserInfo = {
  summary: 'What a pending sign-in that waits for user info knows already',
  response: missingUserInfo,
} satisfies EndpointSchemas;
