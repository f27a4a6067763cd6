import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import { CallError } from '@plenary/http/call-error';
import { askPendingInfo } from '../api.ts';

const signedIn: SignInAnswer = { type: 'LOGIN_SUCCESS', isNewUser: false };

/** The answer to a first code holds the recovery codes alone: whether the sign-in still lacks something is asked for. */
export const signInAfterEnrolment = (): Promise<SignInAnswer> =>
  askPendingInfo(new AbortController().signal).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'authentication-required') return signedIn;
    throw error;
  });
