import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';
import generated from './public-holidays.json' with { type: 'json' };

export interface PublicHoliday {
  date: string;
  name: Localized;
}
export type PublicHolidayTable = Record<CountryCode, PublicHoliday[]>;

/** Public holidays by country, in order, each date once; Spain with those of the region of Madrid. Made by `scripts/generate-holidays.ts`. */
export const publicHolidays: PublicHolidayTable = generated;
