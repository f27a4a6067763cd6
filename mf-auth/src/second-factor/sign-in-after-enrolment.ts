import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import { CallError } from '@plenary/http/call-error';
import { askPendingInfo } from '../api.ts';

const signedIn: SignInAnswer = { type: 'LOGIN_SUCCESS', isNewUser: false };

/** Fetches missing data after a first code: its answer contains only the recovery codes. */
export const signInAfterEnrolment = (): Promise<SignInAnswer> =>
  askPendingInfo(new AbortController().signal).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'authentication-required') return signedIn;
    throw error;
  });
