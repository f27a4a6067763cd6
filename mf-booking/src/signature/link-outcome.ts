import { isCallError } from '@plenary/http/call-error';

/** Outcome of a second signature. `invalid` and `expired`: the link is no longer usable. */
export type CountersignOutcome = 'done' | 'approved' | 'refused' | 'invalid' | 'expired';

/** The outcome behind a call that its link was refused for; throws every other failure. */
export const linkOutcome = (error: unknown): 'invalid' | 'expired' => {
  if (isCallError(error) && error.status === 410) return 'expired';
  if (isCallError(error) && error.code === 'invalid-token') return 'invalid';
  throw error;
};
