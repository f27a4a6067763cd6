import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** The calendar day of an instant (milliseconds) where the venue lies. */
export const localDay = (instant: number, countryCode: CountryCode): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf[countryCode], year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
