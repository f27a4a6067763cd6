import type { CountryCode } from '@plenary/contracts/vocabulary';
import { type VatKind, type VatRate, vatPercentOn } from '../vat-rates/vat-rates.ts';
import { type PricedVenue, versionOn } from './price-list.ts';

/** Where VAT is due: a country with its rates, and the versions of a venue that may set rates of their own. */
export interface TaxedPlace extends Pick<PricedVenue, 'prices'> {
  countryCode: CountryCode;
  vatRates: readonly VatRate[];
}

/** Percent at a venue on the day of the event: its own, else that of its country. */
export const vatPercentAt = ({ countryCode, prices, vatRates }: TaxedPlace, day: string, kind: VatKind): number =>
  versionOn({ prices }, day)?.vat?.[kind] ?? vatPercentOn(vatRates, { day, countryCode, kind });

/** Every rate that countries have or had, and venues of their own, in percent, the highest first. */
export const ratesAt = (vatRates: readonly VatRate[], venues: readonly Pick<PricedVenue, 'prices'>[]): number[] => {
  const own = venues.flatMap(({ prices = [] }) => prices.flatMap(({ vat }) => (vat ? [vat.service, vat.food] : [])));
  return [...new Set([...vatRates.flatMap(({ service, food }) => [service, food]), ...own])].sort((one, other) => other - one);
};
