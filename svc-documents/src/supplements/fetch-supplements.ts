import { getDealSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import { type AskBookingOptions, askBooking, type ForwardedRequest } from '../quotes/ask-booking.ts';

export type FetchSupplements = (deal: { dealId: string }, forwarded: ForwardedRequest) => Promise<DealSupplements>;

/** The supplements of a deal that the caller may see. Refuses as `askBooking` does. */
export const createFetchSupplements =
  (booking: AskBookingOptions): FetchSupplements =>
  ({ dealId }, forwarded) =>
    askBooking(booking, forwarded, (call, options) => call(getDealSupplements, { params: { dealId } }, options));
