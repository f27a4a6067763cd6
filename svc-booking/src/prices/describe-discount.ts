import type { PricedDemand } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import type { FrozenDiscount } from './price-demand.ts';

/** A frozen discount with the contract's texts in a language; one from before they were kept by language has those of its day. */
export const describeDiscount = ({ texts, ...discount }: FrozenDiscount, language: Language): NonNullable<PricedDemand['discount']> => ({
  ...discount,
  ...texts?.[language],
});
