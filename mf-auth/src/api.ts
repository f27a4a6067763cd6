import * as contract from '@plenary/contracts/identity';
import type { Language } from '@plenary/contracts/vocabulary';
import { createCaller } from '@plenary/http/create-caller';
import { currentPlatform } from '@plenary/platform';
import { fetchWithWait } from './fetch-with-wait.ts';
import type { Profile } from './flow/auth-flow.ts';
import { passwordPages } from './paths.ts';

const call = createCaller({
  origin: '',
  fetch: fetchWithWait,
  newId: () => crypto.randomUUID(),
  headers: () => currentPlatform().callHeaders(),
});

interface EmailQuestion {
  email: string;
  /** Where the link mailed to an inactive user leads on. */
  redirectUrl: string;
  lang: Language;
}

/** What to do next for an e-mail address; null where the answer is none of the contract's. */
export const identifyEmail = async (question: EmailQuestion, signal: AbortSignal) => {
  const answer: unknown = await call(contract.identifyEmail, { query: question }, { signal });
  return contract.identifyEmail.response.safeParse(answer).data ?? null;
};

export const logIn = (body: { email: string; password: string; action: string }, signal: AbortSignal) =>
  call(contract.login, { body }, { signal });

export interface Applicant extends Profile {
  email: string;
  lang: Language;
  redirectUrl: string;
}

export const signUp = (applicant: Applicant, signal: AbortSignal) =>
  call(contract.signup, { body: { ...applicant, action: 'signup' } }, { signal });

export const signUpWithFrameworkContract = (applicant: Applicant & { password: string }, signal: AbortSignal) =>
  call(contract.signupWithFrameworkContract, { body: applicant }, { signal });

export const activate = (token: string, signal: AbortSignal) => call(contract.activate, { body: { token } }, { signal });

/** Asks for a mail with a link to choose a new password. `redirectUrl`: where that page leads on. */
export const sendResetMail = (mail: { email: string; redirectUrl: string }, signal?: AbortSignal) =>
  call(contract.sendResetEmail, { query: { ...mail, resetPasswordUrl: passwordPages.reset } }, { signal });

/** `resetPasswordUrl`: the page that the new mail opens, where this link has expired. */
export const checkResetToken = (query: { token: string; resetPasswordUrl: string }, signal: AbortSignal) =>
  call(contract.checkResetToken, { query }, { signal });

export const resetPassword = (body: { token: string; password: string }, signal: AbortSignal) =>
  call(contract.resetPassword, { body }, { signal });
