import type { QuoteParticulars } from './quote.ts';

/** Characters that the texts of staff on a quote may have. */
export const particularsLimits = { name: 120, address: 200, vatCode: 40, headerFreeText: 500, additionalServices: 1_000 } as const;

/** A business contributor on one line; null: there is none. */
export const contributorLine = ({ businessContributor }: QuoteParticulars): string | null => {
  if (!businessContributor) return null;
  const { name, address, vatCode } = businessContributor;
  return [name, address, vatCode].filter(Boolean).join(', ');
};
