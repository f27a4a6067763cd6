import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchDay } from '@plenary/contracts/search';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { parseSearch } from '../search/parse-search.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Asked {
  venue: CatalogueVenue;
  days: readonly SearchDay[];
  asked: AskedChange['days'];
  now: number;
}

/**
 * Faults of days as a search would find them, by field path `days.0.to`, `in_past` for one that is over; a day that stays is not judged
 * again.
 */
export const dayFaults = ({ roomFinder }: Pick<BookingDeps, 'roomFinder'>, { venue, days, asked, now }: Asked): FieldErrors => {
  const { timeZone, address } = venue.record;
  const { countryCode } = address;
  const today = todayIn({ now, timeZone });
  const parsed = parseSearch({
    query: { days: JSON.stringify(days) },
    countryCode,
    calendar: { isClosed: venue.isClosed },
    today,
    rules: roomFinder,
    withEvenings: true,
  });
  const errors: FieldErrors = {};
  for (const [path, fault] of Object.entries('errors' in parsed ? parsed.errors : {})) {
    const index = /^days\.(\d+)\.date$/.exec(path)?.[1];
    const day = index === undefined ? undefined : asked[Number(index)];
    if (!day) errors[path] = fault;
    else if (day.from !== day.to) errors[`days.${index}.to`] = day.to < today ? 'in_past' : fault;
  }
  for (const [index, { to }] of asked.entries())
    if (index > 0 && to <= (asked[index - 1]?.to ?? '')) errors[`days.${index}.to`] ??= 'invalid';
  return errors;
};
