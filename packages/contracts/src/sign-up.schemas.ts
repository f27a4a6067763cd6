import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { email, localPath, name, password, phone, refusedLink, salesforceId } from './identity-fields.ts';
import { fieldErrors } from './problem.ts';
import { language, serverLink } from './vocabulary.ts';

export const nextSteps = [
  'PASSWORD_CREATION',
  'COMPANY_CREATION',
  'COMPANY_CONFIRMATION',
  'PASSWORD_RESET_CONFIRMATION',
  'AVAILABILITIES',
  'LOGIN',
  'PROFILE',
  'SIGNIN',
] as const;
const signedUp = z.object({
  success: z.literal(true),
  nextStep: z.enum(nextSteps),
  companyName: z.string().optional(),
  _links: z.record(z.string(), serverLink),
});
export type SignedUp = z.infer<typeof signedUp>;
const refusedSignup = z.object({ success: z.literal(false), errors: fieldErrors });

export const signup = {
  summary: 'Creates a user without a password, opens a session and mails a link to create one',
  body: z.object({
    email,
    lang: language,
    firstname: name,
    lastname: name,
    phone,
    salesforceId,
    action: z.string().max(40),
    redirectUrl: localPath.optional(),
  }),
  response: signedUp,
  problemMembers: {
    'invalid-request': refusedSignup,
    'public-email-forbidden': refusedSignup,
    'user-exists': refusedSignup,
    'framework-contract': refusedSignup,
  },
} satisfies EndpointSchemas;

export const userInfo = {
  summary: 'Gives what a sign-in lacked (MISSING_USER_INFO) and opens the session; only a pending sign-in may call it',
  body: z.object({ email, firstname: name, lastname: name, phone, isNewUser: z.boolean(), lang: language.optional() }),
  response: signedUp,
  problemMembers: { 'invalid-request': refusedSignup },
} satisfies EndpointSchemas;

export const createUserWithKnownCompany = {
  summary: 'The new user belongs to the company that has their e-mail domain',
  body: z.object({}),
  response: signedUp,
} satisfies EndpointSchemas;

export const createUserWithNewCompany = {
  summary: 'The new user belongs to a company of another name; without a name the answer asks for one',
  body: z.object({ companyName: name.optional() }),
  response: signedUp,
} satisfies EndpointSchemas;

export const signupWithFrameworkContract = {
  summary: 'Creates a user of a company with a framework contract; the mailed link activates it, signs in and returns to redirectUrl',
  body: z.object({ email, lang: language, firstname: name, lastname: name, phone, password, salesforceId, redirectUrl: localPath }),
  response: signedUp,
  problemMembers: {
    'invalid-request': refusedSignup,
    'public-email-forbidden': refusedSignup,
    'user-exists': refusedSignup,
    conflict: refusedSignup,
  },
} satisfies EndpointSchemas;

export const activate = {
  summary: 'Uses a mailed link that proves the mailbox: of a signup with a framework contract, or of a sign-in by another provider',
  body: z.object({ token: z.string().max(100), password: password.optional() }),
  response: z.object({ redirectUrl: z.string() }),
  problemMembers: refusedLink,
} satisfies EndpointSchemas;
