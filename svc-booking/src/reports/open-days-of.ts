import type { CountryCode } from '@plenary/contracts/vocabulary';
import { eachDay } from '../calendar/calendar-day.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** The days of a period on which a country's venues are open; some venues are closed by themselves on some of them. */
export interface OpenDays {
  country: CountryCode;
  /** Days of the period on which all are closed. */
  closed: readonly string[];
  /** Days on which at least one venue is closed by itself. */
  alone: readonly string[];
  /** The venues that are. */
  closing: readonly CatalogueVenue[];
  /** How many days of each month (`YYYY-MM`) a venue is open. */
  countsOf: (venue: CatalogueVenue) => ReadonlyMap<string, number>;
}

interface Asked {
  from: string;
  to: string;
  venues: readonly CatalogueVenue[];
}

const countByMonth = (days: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1);
  return counts;
};

export const openDaysOf = (
  { isClosed }: Pick<CatalogueSnapshot, 'isClosed'>,
  country: CountryCode,
  { from, to, venues }: Asked,
): OpenDays => {
  const all = eachDay(from, to);
  const days = all.filter((day) => !isClosed(country, day));
  const alone = new Set<string>();
  const own = new Map<CatalogueVenue, ReadonlyMap<string, number>>();
  for (const venue of venues) {
    if (venue.record.address.countryCode !== country || !venue.record.closings?.length) continue;
    const open = days.filter((day) => !venue.isClosed(day));
    if (open.length === days.length) continue;
    own.set(venue, countByMonth(open));
    for (const day of days) if (venue.isClosed(day)) alone.add(day);
  }
  const closed = all.filter((day) => isClosed(country, day));
  const counts = countByMonth(days);
  return { country, closed, alone: [...alone], closing: [...own.keys()], countsOf: (venue) => own.get(venue) ?? counts };
};
