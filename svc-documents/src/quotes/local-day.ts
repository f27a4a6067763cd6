import type { CountryCode } from '@plenary/contracts/vocabulary';

const timeZones: Record<CountryCode, string> = { FRA: 'Europe/Paris', BEL: 'Europe/Brussels', ESP: 'Europe/Madrid' };

export const timeZoneOf = (countryCode: CountryCode): string => timeZones[countryCode];

/** The calendar day of an instant (milliseconds) where the venue lies. */
export const localDay = (instant: number, countryCode: CountryCode): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[countryCode], year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
