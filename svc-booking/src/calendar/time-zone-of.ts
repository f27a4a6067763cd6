import type { CountryCode } from '@plenary/contracts/vocabulary';

/** Zone of a country's venues, for what is asked of the country as a whole. */
export const timeZoneOf: Record<CountryCode, string> = { FRA: 'Europe/Paris', BEL: 'Europe/Brussels', ESP: 'Europe/Madrid' };
