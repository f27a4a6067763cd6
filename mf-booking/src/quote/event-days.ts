import type { CountryCode } from '@plenary/contracts/vocabulary';

/** A calendar day has no zone: it is read and written in UTC. */
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

const inUtc = (locale: string, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });

/** 'mardi 19 janvier 2027' */
export const longDay = (day: string, locale: string): string =>
  inUtc(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(day));

/** 'mar. 19 – mer. 20 janvier 2027'; one day alone where both are the same. */
export const dayRange = (first: string, last: string, locale: string): string =>
  inUtc(locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).formatRange(at(first), at(last));

const zoneOf: Record<CountryCode, string> = { FRA: 'Europe/Paris', BEL: 'Europe/Brussels', ESP: 'Europe/Madrid' };

/** An instant by the clocks where the venue is: 'vendredi 27 novembre 2026 à 14:05'. */
export const instantAtVenue = (instant: string, countryCode: CountryCode, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zoneOf[countryCode] }).format(new Date(instant));

/** The day of an instant where the venue is, as the quote's PDF has it: '4 décembre 2026'. */
export const dayOfInstant = (instant: string, countryCode: CountryCode, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: zoneOf[countryCode] }).format(
    new Date(instant),
  );
