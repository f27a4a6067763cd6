import type { Alternatives, UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import { prepareDays } from '../availability/find-rooms.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { serveSearch } from './serve-search.ts';

interface Asked {
  venue: CatalogueVenue;
  days: readonly SearchDay[];
  taken: TakenOn;
}

const isServed = ({ venue, taken }: Asked, days: readonly SearchDay[]) =>
  serveSearch(venue, { days, prepared: prepareDays(days) }, taken) !== null;

/** Changes to a search with which the venue can serve it on the requested days: fewer people, or another set-up of the plenary. */
export const smallerAsks = (asked: Asked, reason: UnavailableReason | undefined): Pick<Alternatives, 'pax' | 'setUps'> => {
  const pax = fewerPeople(asked);
  const setUps = reason?.type === 'set-up-too-small' || reason?.type === 'rooms-taken' ? otherSetUps(asked) : [];
  return { ...(pax !== undefined && { pax }), ...(setUps.length > 0 && { setUps }) };
};

const otherSetUps = (asked: Asked) =>
  searchConfigurations.filter((configuration) => {
    const changed = asked.days.map((day) => ({ ...day, plenary: { ...day.plenary, configuration } }));
    return asked.days.some(({ plenary }) => plenary.configuration !== configuration) && isServed(asked, changed);
  });

/** Lunch for the whole plenary stays lunch for the whole plenary. */
const withAtMost = (days: readonly SearchDay[], most: number): SearchDay[] =>
  days.map((day) => {
    const pax = Math.min(day.plenary.pax, most);
    const follows = day.lunchPax === day.plenary.pax;
    return { ...day, ...(follows && { lunchPax: pax }), plenary: { ...day.plenary, pax } };
  });

/** What a room or a lunch service can hold is where an answer can change; fewer people are never harder to serve. */
const fewerPeople = (asked: Asked): number | undefined => {
  const { venue, days, taken } = asked;
  const largest = Math.max(...days.map(({ plenary }) => plenary.pax));
  const services = days.flatMap(({ date }) => Object.values(lunchSeatsLeft(venue.record.lunchSeats, taken(venue.record.id, date))));
  const limits = new Set([...venue.prepared.flatMap(({ seats }) => seats), ...services]);
  const sizes = [...limits].filter((size) => size > 0 && size < largest).sort((a, b) => a - b);
  let [low, high] = [0, sizes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isServed(asked, withAtMost(days, sizes[middle] ?? 0))) low = middle + 1;
    else high = middle;
  }
  return sizes[low - 1];
};
