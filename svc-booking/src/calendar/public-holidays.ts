import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';
import generated from './public-holidays.json' with { type: 'json' };

export interface PublicHoliday {
  date: string;
  name: Localized;
}
export type PublicHolidayTable = Record<CountryCode, PublicHoliday[]>;

/** Public holidays by country, in order, each date once; Spain with those of Madrid's region. `tools/generate-holidays.ts` makes them. */
export const publicHolidays: PublicHolidayTable = generated;
