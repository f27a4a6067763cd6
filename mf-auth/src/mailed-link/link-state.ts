import { CallError } from '@plenary/http/call-error';
import { type Fault, faultOf } from '../faults/fault.ts';

/** What a mailed link is worth. `expired`: a new one is on its way to `email`. `failed`: nobody knows. */
export type LinkState = { type: 'live' } | { type: 'expired'; email: string } | { type: 'invalid' } | { type: 'failed'; fault: Fault };

/** What a refused call says about its link (spec/booking.md §3 "Token check"); undefined where it says nothing about it. */
export const refusedLink = (error: unknown): LinkState | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { error: code, email } = error.body;
  if (code === 'EXPIRED_TOKEN') return { type: 'expired', email: typeof email === 'string' ? email : '' };
  if (code === 'INVALID_TOKEN') return { type: 'invalid' };
  return undefined;
};

export const failedLink = (error: unknown): LinkState => ({ type: 'failed', fault: faultOf(error) });
