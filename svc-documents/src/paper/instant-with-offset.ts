import { formatInstant } from '@plenary/contracts/format';
import { localeOf, timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode, Language } from '@plenary/contracts/vocabulary';

/** To the second, in the venue's local time with its UTC offset. */
export const instantWithOffset = (instant: string, { language, countryCode }: { language: Language; countryCode: CountryCode }): string =>
  formatInstant(instant, localeOf[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZoneOf[countryCode],
    timeZoneName: 'shortOffset',
  });
