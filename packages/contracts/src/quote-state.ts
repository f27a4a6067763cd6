import type { Quote } from './quote.ts';

/** Its customer signed: the signature stands, complete or not. */
export const isSigned = ({ status }: Pick<Quote, 'status'>): boolean =>
  status === 'Partially signed' || status === 'Devis signé - Missing info' || status === 'Approved';

/** A quote that nobody accepted is expired after its last instant, unless an option keeps its prices. */
export const isExpired = ({ status, validUntil, option }: Pick<Quote, 'status' | 'validUntil' | 'option'>, now: number): boolean =>
  status === 'Presented' && option === null && Date.parse(validUntil) <= now;
