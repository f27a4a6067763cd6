import type { Quote } from './quote.ts';

/**
 * Percent of the total with VAT that a deposit is; undefined where it stays as it was agreed on while the total has changed (design: lifecycle
 * L18).
 */
export const depositPercent = ({
  deposit,
  totalIncludingVatPrice,
}: Pick<Quote, 'deposit' | 'totalIncludingVatPrice'>): number | undefined =>
  Math.abs(deposit.amount - (totalIncludingVatPrice * deposit.percent) / 100) < 1 ? deposit.percent : undefined;
