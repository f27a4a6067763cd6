import type { BookingEvent } from '@plenary/contracts/events';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { type TaxedPlace, vatPercentAt } from './vat-at-venue.ts';

/** LUNCH_OUTSIDE: euro cents without VAT a person for meal trays or an external restaurant (spec/logistics.md §9). */
const unitPrices: Readonly<Record<CountryCode, number>> = { FRA: 1_000, BEL: 1_000, ESP: 1_000 };

/** Price of a lunch outside on each day of an event; it is food, and bears its VAT. No contract lowers it. */
export const lunchOutsidePrices = (place: TaxedPlace, days: readonly { date: string }[]): NonNullable<BookingEvent['lunchOutsidePrices']> =>
  days.map(({ date }) => ({
    day: date,
    excludingVat: unitPrices[place.countryCode],
    vatPercent: vatPercentAt(place, date, 'food'),
  }));
