import { formatInstant, fullInstantIn } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** An instant in the venue's time zone: 'vendredi 27 novembre 2026 à 14:05'. */
export const instantAtVenue = (instant: string, countryCode: CountryCode, locale: string): string =>
  formatInstant(instant, locale, fullInstantIn(timeZoneOf[countryCode]));

/** The local day of an instant at the venue, as on the quote's PDF: '4 décembre 2026'. */
export const dayOfInstant = (instant: string, countryCode: CountryCode, locale: string): string =>
  formatInstant(instant, locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: timeZoneOf[countryCode] });
