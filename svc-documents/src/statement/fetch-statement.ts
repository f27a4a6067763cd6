import { getCancellation } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { type AskBookingOptions, askBooking, type ForwardedRequest } from '../quotes/ask-booking.ts';

export type FetchStatement = (deal: { dealId: string }, forwarded: ForwardedRequest) => Promise<CancellationStatement>;

/** The statement of a cancelled deal that the caller may see. Refuses as `askBooking` does. */
export const createFetchStatement =
  (booking: AskBookingOptions): FetchStatement =>
  ({ dealId }, forwarded) =>
    askBooking(booking, forwarded, (call, options) => call(getCancellation, { params: { dealId } }, options));
