import type { Quote } from './quote.ts';

/**
 * Which words name a deposit (design: lifecycle L18): its percent of the total with VAT; as it was agreed on, while the total has changed; or
 * the whole total, which is less than what was agreed on.
 */
export const depositWording = ({
  deposit: { percent, amount },
  totalIncludingVatPrice: total,
}: Pick<Quote, 'deposit' | 'totalIncludingVatPrice'>): 'deposit' | 'depositKept' | 'depositCapped' => {
  if (Math.abs(amount - (total * percent) / 100) < 1) return 'deposit';
  return amount === total ? 'depositCapped' : 'depositKept';
};
