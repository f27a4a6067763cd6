import { CallError } from '@plenary/http/call-error';
import { type Fault, faultOf } from '../faults/fault.ts';

/** State of a mailed link. `expired`: a new one was sent to `email`. `failed`: unknown. */
export type LinkState =
  | { type: 'live'; token: string }
  | { type: 'expired'; email: string }
  | { type: 'invalid' }
  | { type: 'failed'; fault: Fault };

/** State of the link after a refused call (spec/booking.md §3 "Token check"); undefined if the error is about something else. */
export const refusedLink = (error: unknown): LinkState | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { error: code, email } = error.body;
  if (code === 'EXPIRED_TOKEN') return { type: 'expired', email: typeof email === 'string' ? email : '' };
  if (code === 'INVALID_TOKEN') return { type: 'invalid' };
  return undefined;
};

export const failedLink = (error: unknown): LinkState => ({ type: 'failed', fault: faultOf(error) });
