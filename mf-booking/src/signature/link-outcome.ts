import { isCallError } from '@plenary/http/call-error';

/** What became of a second signature. `invalid` and `expired`: the link leads nowhere any more. */
export type CountersignOutcome = 'done' | 'approved' | 'refused' | 'invalid' | 'expired';

/** The outcome behind a call that its link was refused for; throws every other failure. */
export const linkOutcome = (error: unknown): 'invalid' | 'expired' => {
  if (isCallError(error) && error.status === 410) return 'expired';
  if (isCallError(error) && error.code === 'invalid-token') return 'invalid';
  throw error;
};
