import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import {
  emailPattern,
  maxEmailLength,
  maxNameLength,
  maxPasswordLength,
  maxPhoneLength,
  maxTypedEmailLength,
  minPasswordLength,
  normaliseEmail,
} from './identity-terms.ts';
import { keptBookings, keptEvents } from './personal-data.ts';
import { fieldErrors } from './problem.ts';
import { salesforceIdPattern } from './salesforce-id.ts';
import { instant, language, percent, serverLink } from './vocabulary.ts';

/** A valid e-mail address, normalised. */
export const email = z
  .string()
  .max(maxTypedEmailLength)
  .transform(normaliseEmail)
  .pipe(z.email({ pattern: emailPattern, error: 'Invalid email' }).max(maxEmailLength));

export const password = z.string().min(minPasswordLength).max(maxPasswordLength);

/** No control characters: PostgreSQL keeps no NUL, and no name has a line break. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(maxNameLength)
  .regex(/^\P{Cc}*$/u);
/** Parsed and stored in E.164 by the service; without a leading + the region is FR. */
const phone = z.string().trim().min(1).max(maxPhoneLength);
/** A path of this site (`/venues/ternes?days=…`): never another origin. */
export const localPath = z.string().max(8_000);
const salesforceId = z.string().regex(salesforceIdPattern).optional();

export const frameworkContract = z.object({ companyName: z.string(), percent, description: z.string(), dispositions: z.string() });
export type FrameworkContract = z.infer<typeof frameworkContract>;

export const roles = ['customer', 'staff', 'admin'] as const;
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  phone: z.string(),
  lang: language,
  role: z.enum(roles),
  frameworkContract: frameworkContract.nullable(),
});
export type User = z.infer<typeof user>;

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

const loginSuccess = z.object({ type: z.literal('LOGIN_SUCCESS'), isNewUser: z.boolean() });
const missingUserInfo = z.object({
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
/** What every way of signing in answers. All but LOGIN_SUCCESS leave the caller without a session. */
const signInAnswer = z.discriminatedUnion('type', [loginSuccess, missingUserInfo, publicEmailForbidden, secondFactorRequired]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

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

export const signup = endpoint({
  method: 'POST',
  path: '/api/signup',
  access: 'anyone',
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
  status: 200,
  refusals: ['public-email-forbidden', 'framework-contract', 'user-exists'],
  problemMembers: { 'invalid-request': refusedSignup, 'public-email-forbidden': refusedSignup },
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

export const userInfo = endpoint({
  method: 'POST',
  path: '/api/user-info',
  access: 'anyone',
  summary: 'Gives what a sign-in lacked (MISSING_USER_INFO) and opens the session; only a pending sign-in may call it',
  body: z.object({ email, firstname: name, lastname: name, phone, isNewUser: z.boolean(), lang: language.optional() }),
  response: signedUp,
  status: 200,
  refusals: ['authentication-required', 'user-exists', 'framework-contract'],
  problemMembers: { 'invalid-request': refusedSignup },
});

/** Link `yes`, and `createUserWithKnownCompany`: COMPANY_CONFIRMATION is answered. */
export const createUserWithKnownCompany = endpoint({
  method: 'POST',
  path: '/api/signup/known-company',
  access: 'session',
  summary: 'The new user belongs to the company that has their e-mail domain',
  body: z.object({}),
  response: signedUp,
  status: 200,
  refusals: ['authentication-required', 'conflict'],
});

/** Link `no` (without a name: asks for it), and `createUserWithNewCompany` (with it). */
export const createUserWithNewCompany = endpoint({
  method: 'POST',
  path: '/api/signup/new-company',
  access: 'session',
  summary: 'The new user belongs to a company of another name; without a name the answer asks for one',
  body: z.object({ companyName: name.optional() }),
  response: signedUp,
  status: 200,
  refusals: ['authentication-required', 'conflict'],
});

export const signupWithFrameworkContract = endpoint({
  method: 'POST',
  path: '/api/signup/framework-contract',
  access: 'anyone',
  summary: 'Creates a user of a company with a framework contract; the mailed link activates it, signs in and returns to redirectUrl',
  body: z.object({ email, lang: language, firstname: name, lastname: name, phone, password, salesforceId, redirectUrl: localPath }),
  response: signedUp,
  status: 200,
  refusals: ['public-email-forbidden', 'user-exists', 'conflict'],
  problemMembers: { 'invalid-request': refusedSignup, 'public-email-forbidden': refusedSignup },
});

const refusedLink = {
  'invalid-token': z.object({ error: z.literal('INVALID_TOKEN') }),
  'expired-token': z.object({ error: z.literal('EXPIRED_TOKEN'), email: z.string() }),
};

export const activate = endpoint({
  method: 'POST',
  path: '/api/signup/activate',
  access: 'anyone',
  summary: 'Uses a mailed link that proves the mailbox: of a signup with a framework contract, or of a sign-in by another provider',
  body: z.object({ token: z.string().max(100) }),
  response: z.object({ redirectUrl: z.string() }),
  status: 200,
  refusals: ['invalid-token', 'expired-token'],
  problemMembers: refusedLink,
});

export const me = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'session',
  summary: 'The signed-in user',
  response: user,
  status: 200,
  refusals: ['authentication-required'],
});

export const setLanguage = endpoint({
  method: 'PATCH',
  path: '/api/me',
  access: 'session',
  summary: 'Sets the language in which the user is written to',
  body: z.object({ lang: language }),
  status: 204,
  refusals: ['authentication-required'],
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/me/profile',
  access: 'session',
  summary: 'Changes what the signed-in user is called, and their phone; checked as at sign-up',
  body: z.object({ firstname: name, lastname: name, phone }),
  response: user,
  status: 200,
  refusals: ['authentication-required'],
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Ends the session and goes home; a browser navigation, not a fetch',
  status: 303,
  refusals: [],
});

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

/** Six digits of an authenticator, or a recovery code. */
const factorCode = z.string().trim().min(6).max(40);
const ownPassword = z.string().max(maxPasswordLength).optional();

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

const ownSession = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  /** What the browser calls itself. */
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

export const ownSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  summary: 'Where the signed-in user is signed in, the last used first',
  response: z.object({ sessions: z.array(ownSession) }),
  status: 200,
  refusals: ['authentication-required'],
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{sessionId}',
  access: 'session',
  summary: 'Signs the user out there',
  params: z.object({ sessionId: z.string().max(60) }),
  status: 204,
  refusals: ['authentication-required', 'not-found'],
});

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/me/export',
  access: 'session',
  /** Refused as `service-unavailable` while a service that keeps something is away: what leaves is whole. 5 an hour. */
  summary: 'All that is kept of the signed-in user, by every service; no secret, no token',
  response: z.object({
    exportedAt: instant,
    user: user.extend({ isActive: z.boolean(), mailboxProven: z.boolean(), hasPassword: z.boolean(), createdAt: instant }),
    sessions: z.array(ownSession),
    outsideAccounts: z.array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: instant })),
    secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    mailedLinks: z.array(z.object({ purpose: z.string(), sentAt: instant, usedAt: instant.nullable() })),
    audit: z.array(z.object({ at: instant, action: z.string() })),
    /** Movements of the user's credits, and of their team's for the user's options. */
    credits: z.array(z.object({ at: instant, kind: z.string(), amount: z.int(), reason: z.string() })),
    /** Null where a deployment has no such service. */
    bookings: keptBookings.nullable(),
    events: keptEvents.nullable(),
  }),
  status: 200,
  refusals: ['authentication-required'],
});

export const erasePersonalData = endpoint({
  method: 'POST',
  path: '/api/me/erase',
  access: 'session',
  summary: 'Erases the account of a customer for good, who types its e-mail address and password',
  body: z.object({ email: z.string().max(320), password: ownPassword }),
  response: z.object({ success: z.literal(true) }),
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
});

/** Asked by the gateway, never routed from outside: what a session cookie stands for. */
export const resolveSession = endpoint({
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: 'service',
  summary: 'The user behind a session token, or null',
  body: z.object({ sessionToken: z.string().max(200) }),
  response: z.object({
    user: user.extend({ mailboxProven: z.boolean() }).nullable(),
    /** Where the session was extended: `Set-Cookie` to send along, so that the browser keeps its cookie as long. */
    setCookie: z.string().optional(),
  }),
  status: 200,
  refusals: [],
});
