import { CallError } from '@plenary/http/call-error';
import { askPendingInfo } from '../api.ts';
import { afterSignIn } from '../flow/after-answers.ts';
import { type Flow, start } from '../flow/flow.ts';

/** The step of this browser's pending sign-in, whose answer said only that it is no session yet. */
export const waitingFlow = async (signal: AbortSignal): Promise<Flow> => {
  try {
    return afterSignIn(start(), { answer: await askPendingInfo(signal) });
  } catch (error) {
    const isOther = error instanceof CallError && error.code === 'authentication-required';
    if (isOther) return { step: 'second-factor-enrolment', email: '' };
    throw error;
  }
};
