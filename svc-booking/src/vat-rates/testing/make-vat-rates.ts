import type { VatRate } from '../vat-rates.ts';

/** Rates as the product comes with them. */
export const makeVatRates = (): VatRate[] => [
  { countryCode: 'FRA', fromDay: '2014-01-01', service: 20, food: 10 },
  { countryCode: 'BEL', fromDay: '2010-01-01', service: 21, food: 12 },
  { countryCode: 'ESP', fromDay: '2012-09-01', service: 21, food: 10 },
];
