import type { CountryCode } from '@plenary/contracts/vocabulary';
import { type PricedVenue, versionOn } from './price-list.ts';

/** `service`: rooms, staff, services; `food`: food served on site (server-rules §3). */
export type VatKind = 'service' | 'food';

export interface VatRate {
  countryCode: CountryCode;
  kind: VatKind;
  /** First day the rate holds; it ends where the next of its country and kind begins. */
  validFrom: string;
  /** `20` is 20 %. */
  percent: number;
}

/** A rate that changes gets a row of its own; the old row stays, for the events before it. */
const vatRates: readonly VatRate[] = [
  { countryCode: 'FRA', kind: 'service', validFrom: '2014-01-01', percent: 20 },
  { countryCode: 'FRA', kind: 'food', validFrom: '2014-01-01', percent: 10 },
  { countryCode: 'BEL', kind: 'service', validFrom: '1996-01-01', percent: 21 },
  { countryCode: 'BEL', kind: 'food', validFrom: '2010-01-01', percent: 12 },
  { countryCode: 'ESP', kind: 'service', validFrom: '2012-09-01', percent: 21 },
  { countryCode: 'ESP', kind: 'food', validFrom: '2012-09-01', percent: 10 },
];

/** Percent on the day of the event; RangeError where no rate is known for it. */
export function vatPercentOn(day: string, countryCode: CountryCode, kind: VatKind, rates: readonly VatRate[] = vatRates): number {
  let current: VatRate | undefined;
  for (const rate of rates) {
    if (rate.countryCode !== countryCode || rate.kind !== kind || rate.validFrom > day) continue;
    if (current === undefined || rate.validFrom > current.validFrom) current = rate;
  }
  if (current === undefined) throw new RangeError(`no VAT rate of ${countryCode} ${kind} on ${day}`);
  return current.percent;
}

/** Where VAT is due: a country, and the versions of a venue that may set rates of their own. */
export interface TaxedPlace extends Pick<PricedVenue, 'prices'> {
  countryCode: CountryCode;
}

/** Percent at a venue on the day of the event: its own, else that of its country. */
export const vatPercentAt = ({ countryCode, prices }: TaxedPlace, day: string, kind: VatKind): number =>
  versionOn({ prices }, day)?.vat?.[kind] ?? vatPercentOn(day, countryCode, kind);

/** Every rate that countries have or had, and venues of their own, in percent, the highest first. */
export const ratesAt = (venues: readonly Pick<PricedVenue, 'prices'>[]): number[] => {
  const own = venues.flatMap(({ prices = [] }) => prices.flatMap(({ vat }) => (vat ? [vat.service, vat.food] : [])));
  return [...new Set([...vatRates.map(({ percent }) => percent), ...own])].sort((one, other) => other - one);
};
