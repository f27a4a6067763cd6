import { getSignature } from '@plenary/contracts/signature.endpoints';
import type { BillingForm } from '@plenary/contracts/signature-form';
import { type AskBookingOptions, askBooking, type ForwardedRequest } from './ask-booking.ts';

export type Billing = BillingForm['billing'];
export type FetchBilling = (quote: { quoteId: string }, forwarded: ForwardedRequest) => Promise<Billing>;

/**
 * Whom a quote of the caller is billed to: as its signature says, else as svc-booking knows it from before; what is not known is
 * empty. Refuses as `askBooking` does.
 */
export const createFetchBilling =
  (booking: AskBookingOptions): FetchBilling =>
  ({ quoteId }, forwarded) =>
    askBooking(booking, forwarded, async (call, options) => {
      const { form } = await call(getSignature, { params: { quoteId } }, options);
      return form.billing;
    });
