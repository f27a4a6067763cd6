import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import { CallError } from '@plenary/http/call-error';
import type { FlowEvent, Provider } from '../flow/flow.ts';

/** The event of a checked provider token: a failure is shown with the provider's name (spec/booking.md §4). */
export const providerEvent = async (provider: Provider, check: () => Promise<SignInAnswer>): Promise<FlowEvent> => {
  try {
    return { type: 'logged-in', answer: await check(), provider };
  } catch (error) {
    if (error instanceof CallError && error.code === 'mailbox-unproven') return { type: 'mailbox-unproven' };
    if (error instanceof CallError)
      return { type: 'provider-refused', provider, ...(error.code === 'unusable-address' && { reason: error.code }) };
    throw error;
  }
};
