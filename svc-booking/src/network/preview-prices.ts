import type { PricedSearch, PriceVersion } from '@plenary/contracts/network-prices.schemas';
import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { Configuration, SearchDay } from '@plenary/contracts/search';
import { configurations } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import { prepareDays } from '../availability/find-rooms.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { versionOn } from '../prices/price-list.ts';
import { searchPrice } from '../prices/search-price.ts';
import type { Room } from '../rooms/room.ts';
import { serveSearch } from '../venue-search/serve-search.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { lacksPriceList } from '../venues/on-request.ts';
import { venueNamed } from '../venues/venue-named.ts';
import { versionFaults } from './change-prices.ts';

type Sketch = Pick<PricedSearch, 'pax' | 'duration' | 'subroomPax'>;

/** A small morning, a usual day, and a day with a sub-room. */
const sketches: readonly Sketch[] = [
  { pax: 10, duration: 'AM', subroomPax: null },
  { pax: 24, duration: 'AM, PM', subroomPax: null },
  { pax: 24, duration: 'AM, PM', subroomPax: 8 },
];

interface Asked {
  /** Id or slug of the venue. */
  name: string;
  versions: readonly PriceVersion[];
}

/**
 * What three searches would cost in the empty rooms of a venue, without discount, on the first day on which the newest of these price
 * lists holds and the venue is open: neither its country nor itself is closed. Refuses `not-found` and faults of the lists.
 */
export const previewPrices = async (deps: BookingDeps, { name, versions }: Asked): Promise<{ searches: PricedSearch[] }> => {
  const catalogue = await deps.catalogue.current();
  const kept = venueNamed(catalogue, name);
  const errors = versionFaults(versions);
  if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
  const prices = [...versions].sort((a, b) => (a.from < b.from ? -1 : 1));
  const venue = { ...kept, record: { ...kept.record, prices } };
  const { timeZone } = venue.record;
  const tomorrow = addDays(todayIn({ now: deps.now(), timeZone }), 1);
  const newest = prices.at(-1)?.from ?? tomorrow;
  const date = firstOpenDay(kept, [newest, tomorrow].sort().at(-1) ?? tomorrow);
  return { searches: sketches.map((sketch) => priced(deps, { venue, sketch, date })) };
};

/** From a day on; that day itself where the venue is closed for the whole year that follows. */
const firstOpenDay = ({ isClosed }: CatalogueVenue, from: string): string => {
  let day = from;
  const last = addDays(from, 366);
  while (isClosed(day)) {
    if (day === last) return from;
    day = addDays(day, 1);
  }
  return day;
};

const priced = (deps: BookingDeps, { venue, sketch, date }: { venue: CatalogueVenue; sketch: Sketch; date: string }): PricedSearch => {
  const { pax, duration, subroomPax } = sketch;
  const configuration = setUpFor(venue.rooms, pax);
  const subcommittees = subroomPax === null ? [] : [{ pax: subroomPax, duration, configuration: setUpFor(venue.rooms, subroomPax) }];
  const days: SearchDay[] = [{ date, plenary: { pax, duration, configuration }, subcommittees }];
  const served = serveSearch(venue, { days, prepared: prepareDays(days) }, () => undefined);
  const version = versionOn(venue.record, date)?.from ?? null;
  const head = { ...sketch, date, configuration, version };
  if (served?.type !== 'standard') return { ...head, price: null, reason: reasonFor(venue, { days, isServed: served !== null }) };
  const { assignment } = served.found;
  const { amount, perPersonAndDay = amount } = searchPrice({
    ...{ venue: venue.record, search: { days }, assignment },
    ...{ contract: null, settings: deps.prices },
  });
  return { ...head, price: { amount, perPersonAndDay } };
};

const reasonFor = (
  { record, isClosed }: CatalogueVenue,
  { days, isServed }: { days: readonly SearchDay[]; isServed: boolean },
): NonNullable<PricedSearch['reason']> => {
  if (record.isRequestOnly) return 'request-only';
  if (lacksPriceList(record)) return 'no-list';
  if (days.some(({ date }) => isClosed(date))) return 'closed';
  return isServed ? 'too-many' : 'no-room';
};

/** The first set-up in which a meeting room holds them. */
const setUpFor = (rooms: readonly Room[], pax: number): Configuration =>
  configurations.find((configuration) => rooms.some((room) => isMeetingRoom(room) && (room.capacities[configuration] ?? 0) >= pax)) ??
  'theater';
