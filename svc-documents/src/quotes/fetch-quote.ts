import { getQuote } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { type AskBookingOptions, askBooking, type ForwardedRequest } from './ask-booking.ts';

export type FetchQuote = (quote: { quoteId: string; language: Language }, forwarded: ForwardedRequest) => Promise<Quote>;

/** A quote of the caller; refuses as `askBooking` does. */
export const createFetchQuote =
  (booking: AskBookingOptions): FetchQuote =>
  ({ quoteId, language }, forwarded) =>
    askBooking(booking, forwarded, (call, options) => call(getQuote, { params: { quoteId }, query: { lng: language } }, options));
