import { getSignature } from '@plenary/contracts/signature.endpoints';
import type { BillingForm } from '@plenary/contracts/signature-form';
import { type AskBookingOptions, askBooking, type ForwardedRequest } from './ask-booking.ts';

export type Billing = BillingForm['billing'];
export type FetchBilling = (quote: { quoteId: string }, forwarded: ForwardedRequest) => Promise<Billing | undefined>;

/** The current billing of the caller's signed quote; undefined without a signature. Refuses as `askBooking` does. */
export const createFetchBilling =
  (booking: AskBookingOptions): FetchBilling =>
  ({ quoteId }, forwarded) =>
    askBooking(booking, forwarded, async (call, options) => {
      const { signature, form } = await call(getSignature, { params: { quoteId } }, options);
      return signature ? form.billing : undefined;
    });
