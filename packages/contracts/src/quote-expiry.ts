import type { Quote } from './quote.ts';

/** A quote that nobody accepted is expired after its last instant, unless an option keeps its prices. */
export const isExpired = ({ status, validUntil, option }: Pick<Quote, 'status' | 'validUntil' | 'option'>, now: number): boolean =>
  status === 'Presented' && option === null && Date.parse(validUntil) <= now;
