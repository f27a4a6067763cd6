import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';
import { isExpired } from '@plenary/contracts/quote-state';

export const quoteState = (quote: QuoteSummary, now: number): QuoteStatus | 'expired' | 'cancelled' =>
  quote.standing === 'cancelled' ? 'cancelled' : isExpired(quote, now) ? 'expired' : quote.status;
