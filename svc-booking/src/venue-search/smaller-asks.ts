import type { Alternatives, UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import { prepareDays } from '../availability/find-rooms.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft } from '../availability/venue-day.ts';
import { lunchSeatsNeeded } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { serveSearch } from './serve-search.ts';

interface Asked {
  venue: CatalogueVenue;
  days: readonly SearchDay[];
  taken: TakenOn;
}

const isServed = ({ venue, taken }: Asked, days: readonly SearchDay[]) =>
  serveSearch(venue, { days, prepared: prepareDays(days) }, taken) !== null;

/** Changes to a search with which the venue can serve it on the requested days: fewer people, fewer at lunch, or another set-up of the plenary. */
export const smallerAsks = (asked: Asked, reason: UnavailableReason | undefined): Pick<Alternatives, 'pax' | 'fewerAtLunch' | 'setUps'> => {
  const pax = fewerPeople(asked);
  const atLunch = fewerAtLunch(asked, pax ?? 0);
  const setUps = reason?.type === 'set-up-too-small' || reason?.type === 'rooms-taken' ? otherSetUps(asked) : [];
  return { ...(pax !== undefined && { pax }), ...(atLunch && { fewerAtLunch: atLunch }), ...(setUps.length > 0 && { setUps }) };
};

const otherSetUps = (asked: Asked) =>
  searchConfigurations.filter((configuration) => {
    const changed = asked.days.map((day) => ({ ...day, plenary: { ...day.plenary, configuration } }));
    return asked.days.some(({ plenary }) => plenary.configuration !== configuration) && isServed(asked, changed);
  });

interface Limits {
  pax: number;
  lunchPax: number;
}

/** The pages ask the same of such a search (`forAtMost`). A lunch that is not asked for is one for everybody. */
const withAtMost = (days: readonly SearchDay[], most: Limits): SearchDay[] =>
  days.map((day) => {
    const pax = Math.min(day.plenary.pax, most.pax);
    const lunch = lunchSeatsNeeded(day);
    return { ...day, ...(lunch > 0 && { lunchPax: Math.min(lunch, most.lunchPax) }), plenary: { ...day.plenary, pax } };
  });

/** What a room or a lunch service can hold is where an answer can change. */
const sizesBelow = ({ venue, days, taken }: Asked, bound: number): number[] => {
  const services = days.flatMap(({ date }) => Object.values(lunchSeatsLeft(venue.record.lunchSeats, taken(venue.record.id, date))));
  const limits = new Set([...venue.prepared.flatMap(({ seats }) => seats), ...services]);
  return [...limits].filter((size) => size > 0 && size < bound).sort((a, b) => a - b);
};

/** The last of ascending sizes that holds; fewer people are never harder to serve. */
const lastThat = (sizes: readonly number[], holds: (size: number) => boolean): number | undefined => {
  let [low, high] = [0, sizes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sizes[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return sizes[low - 1];
};

const largestPlenary = (days: readonly SearchDay[]) => Math.max(...days.map(({ plenary }) => plenary.pax));

const fewerPeople = (asked: Asked): number | undefined =>
  lastThat(sizesBelow(asked, largestPlenary(asked.days)), (most) => isServed(asked, withAtMost(asked.days, { pax: most, lunchPax: most })));

/** Undefined where no more people than `pax` can come with fewer at lunch. */
const fewerAtLunch = (asked: Asked, pax: number): Limits | undefined => {
  const lunch = Math.max(...asked.days.map(lunchSeatsNeeded));
  const largest = largestPlenary(asked.days);
  const people = lastThat([...sizesBelow(asked, largest), largest], (most) =>
    isServed(asked, withAtMost(asked.days, { pax: most, lunchPax: 1 })),
  );
  if (people === undefined || people <= pax) return undefined;
  const lunchPax = lastThat(sizesBelow(asked, lunch), (most) => isServed(asked, withAtMost(asked.days, { pax: people, lunchPax: most })));
  return lunchPax === undefined ? undefined : { pax: people, lunchPax };
};
