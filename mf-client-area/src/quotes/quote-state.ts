import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';

/** A quote that waits for its customer past its last day is expired, unless an option holds its rooms still. */
export const quoteState = ({ status, validUntil, option }: QuoteSummary, now: number): QuoteStatus | 'expired' =>
  status === 'Presented' && option === null && Date.parse(validUntil) <= now ? 'expired' : status;
