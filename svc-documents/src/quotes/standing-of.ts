import type { QuoteDocument } from '@plenary/contracts/documents.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { isExpired, isSigned } from '@plenary/contracts/quote-state';
import { localDay } from './local-day.ts';

/** What a quote holds or books at `now`. */
export const standingOf = (
  quote: Pick<Quote, 'status' | 'standing' | 'option' | 'validUntil' | 'supersededBy' | 'eventStartDate' | 'venue' | 'optionsUntil'>,
  now: number,
): QuoteDocument['information']['standing'] => {
  const { status, option } = quote;
  if (quote.standing === 'cancelled') return { kind: 'cancelled' };
  if (status === 'Approved') return { kind: 'booked' };
  if (status === 'Rejected') return { kind: quote.supersededBy ? 'replaced' : 'declined' };
  if (isExpired(quote, now)) return { kind: 'expired' };
  if (status === 'Presented' && localDay(now, quote.venue.address.countryCode) >= quote.eventStartDate) return { kind: 'missed' };
  if (!option) return { kind: 'open', ...(quote.optionsUntil && now >= Date.parse(quote.optionsUntil) && { isTooLate: true }) };
  if (isSigned(quote)) return { kind: 'signed', until: option.expiresAt };
  return { kind: option.rank === 1 ? 'held' : 'second', until: option.expiresAt };
};
