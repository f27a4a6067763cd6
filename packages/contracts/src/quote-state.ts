import type { Quote, QuoteStatus } from './quote.ts';

/** Its customer signed: the signature stands, complete or not. */
export const isSigned = ({ status }: Pick<Quote, 'status'>): boolean =>
  status === 'Partially signed' || status === 'Devis signé - Missing info' || status === 'Approved';

/** A quote that nobody accepted is expired after its last instant, unless an option keeps its prices. */
export const isExpired = ({ status, validUntil, option }: Pick<Quote, 'status' | 'validUntil' | 'option'>, now: number): boolean =>
  status === 'Presented' && option === null && Date.parse(validUntil) <= now;

/** The state of a quote as its reader is told it: cancelled and expired come before its status. */
export const quoteState = (
  quote: Pick<Quote, 'status' | 'standing' | 'validUntil' | 'option'>,
  now: number,
): QuoteStatus | 'expired' | 'cancelled' => {
  if (quote.standing === 'cancelled') return 'cancelled';
  return isExpired(quote, now) ? 'expired' : quote.status;
};
