import type { Quote, QuoteStanding, QuoteStatus } from './quote.ts';

/** Its customer signed: the signature stands, complete or not. */
export const isSigned = ({ status }: Pick<Quote, 'status'>): boolean =>
  status === 'Partially signed' || status === 'Devis signé - Missing info' || status === 'Approved';

/** A quote that nobody accepted is expired after its last instant, unless an option keeps its prices. */
export const isExpired = ({ status, validUntil, option }: Pick<Quote, 'status' | 'validUntil' | 'option'>, now: number): boolean =>
  status === 'Presented' && option === null && Date.parse(validUntil) <= now;

/** Nothing of it can be had or is asked for any more: it was declined, withdrawn, replaced or cancelled, or has expired. */
export const hasEnded = (quote: Pick<Quote, 'status' | 'standing' | 'validUntil' | 'option'>, now: number): boolean =>
  quote.standing === 'cancelled' || quote.status === 'Rejected' || isExpired(quote, now);

/** The state of a quote as its reader is told it: what ended it comes before its status. */
export const quoteState = (
  quote: Pick<Quote, 'status' | 'standing' | 'validUntil' | 'option'>,
  now: number,
): QuoteStatus | 'expired' | Exclude<QuoteStanding, 'current'> => {
  if (quote.standing && quote.standing !== 'current') return quote.standing;
  return isExpired(quote, now) ? 'expired' : quote.status;
};
