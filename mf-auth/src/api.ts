import * as passwords from '@plenary/contracts/passwords.endpoints';
import * as signIn from '@plenary/contracts/sign-in.endpoints';
import type { EmailIdentification } from '@plenary/contracts/sign-in.schemas';
import * as contract from '@plenary/contracts/sign-up.endpoints';
import type { Language, ServerLink } from '@plenary/contracts/vocabulary';
import { isObject } from '@plenary/http/call-error';
import { createPageCaller } from '@plenary/http/page-caller';
import { currentPlatform } from '@plenary/platform';
import { passwordPages } from './paths.ts';
import type { Profile } from './profile.ts';

export const call = createPageCaller(() => currentPlatform().callHeaders());

interface EmailQuestion {
  email: string;
  /** Destination of the link mailed to an inactive user. */
  redirectUrl: string;
  lang: Language;
}

const identifications: Record<EmailIdentification['type'], true> = {
  USER_EXISTS: true,
  USER_NOT_FOUND: true,
  USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT: true,
  PUBLIC_MAIL: true,
};

const isIdentification = (answer: unknown): answer is EmailIdentification =>
  isObject(answer) &&
  Object.hasOwn(identifications, String(answer.type)) &&
  (answer.isActive === undefined || typeof answer.isActive === 'boolean');

/** The next step for an e-mail address; null if the answer is not in the contract. */
export const identifyEmail = async (question: EmailQuestion, signal: AbortSignal) => {
  const answer: unknown = await call(signIn.identifyEmail, { query: { ...question } }, { signal });
  return isIdentification(answer) ? answer : null;
};

export const logIn = (body: { email: string; password: string; action: string }, signal: AbortSignal) =>
  call(signIn.login, { body }, { signal });

export interface Applicant extends Profile {
  email: string;
  lang: Language;
  redirectUrl: string;
}

export const signUp = (applicant: Applicant, signal: AbortSignal) =>
  call(contract.signup, { body: { ...applicant, action: 'signup' } }, { signal });

export const signUpWithFrameworkContract = (applicant: Applicant & { password: string }, signal: AbortSignal) =>
  call(contract.signupWithFrameworkContract, { body: applicant }, { signal });

/** The known data of this browser's pending sign-in. */
export const askPendingInfo = (signal: AbortSignal) => call(signIn.pendingUserInfo, {}, { signal });

interface UserInfo extends Profile {
  email: string;
  isNewUser: boolean;
  lang: Language;
}

export const giveUserInfo = (body: UserInfo, signal: AbortSignal) => call(contract.userInfo, { body }, { signal });

/** Follows a link of a company step, which may only be a call of this site; `body` is added to the link's payload. */
export const followCompanyLink = ({ method, href, payload }: ServerLink, body: { companyName?: string }, signal: AbortSignal) => {
  const { createUserWithKnownCompany: known, createUserWithNewCompany: named } = contract;
  if (method !== 'POST' || (href !== known.path && href !== named.path)) throw new Error(`not a link to follow: ${method} ${href}`);
  return href === known.path ? call(known, { body: {} }, { signal }) : call(named, { body: { ...payload, ...body } }, { signal });
};

/** Without a password, the one chosen at sign-up counts, where this browser signed up. */
export const activate = (body: { token: string; password: string | undefined }, signal: AbortSignal) =>
  call(contract.activate, { body }, { signal });

export const checkGoogleUser = (tokenId: string, signal: AbortSignal) => call(signIn.checkGoogleUser, { body: { tokenId } }, { signal });

export const checkMicrosoftUser = (accessToken: string, signal: AbortSignal) =>
  call(signIn.checkMicrosoftUser, { body: { accessToken } }, { signal });

/** Asks for a mail with a link to choose a new password. `redirectUrl`: where that page leads on. */
export const sendResetMail = (mail: { email: string; redirectUrl: string }, signal?: AbortSignal) =>
  call(passwords.sendResetEmail, { query: { ...mail, resetPasswordUrl: passwordPages.reset } }, { signal });

/** `resetPasswordUrl`: the page that the new mail opens, where this link has expired. */
export const checkResetLink = (body: { token: string; resetPasswordUrl: string }, signal: AbortSignal) =>
  call(passwords.checkResetLink, { body }, { signal });

export const resetPassword = (body: { token: string; password: string }, signal: AbortSignal) =>
  call(passwords.resetPassword, { body }, { signal });
