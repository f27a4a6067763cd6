import type { Alternatives, UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { VenueSearch } from '@plenary/contracts/search';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { FrameworkContract } from '@plenary/contracts/user.schemas';
import type { VenueCard } from '@plenary/contracts/venue';
import { findRooms, prepareDays } from '../availability/find-rooms.ts';
import type { NetworkDays } from '../availability/kept-days.ts';
import { readVenueDays } from '../availability/read-venue-days.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { searchWindow } from '../calendar/search-window.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { searchPrice } from '../prices/search-price.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { distance } from '../venues/distance.ts';
import { presentListedVenue } from '../venues/present-venue.ts';
import { fitOf } from './fit-of.ts';
import { mayServeSearch } from './may-serve-search.ts';
import { serveSearch } from './serve-search.ts';
import { smallerAsks } from './smaller-asks.ts';

const maxVenues = 3;
const maxStarts = 3;
/** Range around the requested days in which another start is searched. */
const reachDays = 45;

interface Asked {
  venue: CatalogueVenue;
  search: VenueSearch;
  catalogue: CatalogueSnapshot;
  /** What is taken on the requested days. */
  network: NetworkDays;
  contract: FrameworkContract | null;
  reason: UnavailableReason | undefined;
}

/** What other days can change: the rooms and seats that others have taken. */
const passing: readonly (UnavailableReason['type'] | undefined)[] = [undefined, 'rooms-taken', 'lunch-full'];

/** A city and what has grown together with it: Courbevoie counts as Paris. */
const cityKilometres = 25;

const isNear = ({ record: one }: CatalogueVenue, { record: other }: CatalogueVenue) =>
  one.address.countryCode === other.address.countryCode && distance(one.coordinates, other.coordinates) <= cityKilometres;

/**
 * Alternatives to a venue that cannot serve the search: the nearest days on which it can, venues of its city that are free on the
 * requested days, fewer people, another set-up.
 */
export const findAlternatives = async (deps: BookingDeps, asked: Asked): Promise<Alternatives> => ({
  days: passing.includes(asked.reason?.type) ? await nearestStarts(deps, asked) : [],
  venues: freeVenuesOfCity(deps, asked),
  ...smallerAsks({ venue: asked.venue, days: asked.search.days, taken: asked.network.taken }, asked.reason),
});

/** Venues with a price come first; those that are priced by hand stand in only if there is none. */
const freeVenuesOfCity = (deps: BookingDeps, { venue, search, catalogue, network, contract }: Asked): VenueCard[] => {
  const priced: VenueCard[] = [];
  const onRequest: VenueCard[] = [];
  const asked = { days: search.days, prepared: prepareDays(search.days) };
  const mayServe = mayServeSearch(network, asked);
  for (const other of catalogue.venues) {
    if (priced.length === maxVenues) break;
    if (other === venue || !isNear(other, venue) || !mayServe(network.index.placeOf.get(other.record.id) ?? 0)) continue;
    const served = serveSearch(other, asked, network.taken);
    if (served?.type === 'custom') onRequest.push(presentListedVenue(other, { type: 'custom' }));
    if (served?.type !== 'standard' || served.found.rank !== 1) continue;
    const { assignment } = served.found;
    const price = searchPrice({ venue: other.record, search, assignment, contract, settings: deps.prices });
    priced.push(presentListedVenue(other, price, fitOf(search.days, assignment)));
  }
  return priced.length > 0 ? priced : onRequest.slice(0, maxVenues);
};

/** First days, nearest first, from which as many open days in a row can be had; a weekend or a closed day in between is skipped. */
const nearestStarts = async (deps: BookingDeps, { venue, search }: Asked): Promise<string[]> => {
  const asked = search.days[0]?.date ?? '';
  const { countryCode } = search;
  const { firstDay, lastDay } = searchWindow(todayIn({ now: deps.now(), timeZone: timeZoneOf[countryCode] }));
  const open: string[] = [];
  for (let day = addDays(asked, -reachDays); day <= addDays(asked, reachDays + 2 * search.days.length); day = addDays(day, 1)) {
    if (day >= firstDay && day <= lastDay && !venue.isClosed(day)) open.push(day);
  }
  const taken = await readVenueDays(deps.database.read, { tables: deps.tables, days: open, venueId: venue.record.id, now: deps.now() });
  const canStart = (index: number) => {
    const dates = open.slice(index, index + search.days.length);
    if (dates.length < search.days.length) return false;
    const moved = search.days.map((day, place) => ({ ...day, date: dates[place] ?? '' }));
    return findRooms(venue, prepareDays(moved), taken)?.rank === 1;
  };
  const askedIndex = open.findIndex((day) => day >= asked);
  const byDistance = open.map((_, index) => index).sort((a, b) => Math.abs(a - askedIndex) - Math.abs(b - askedIndex) || a - b);
  const starts: string[] = [];
  for (const index of byDistance) {
    if (starts.length === maxStarts) break;
    const day = open[index];
    if (day !== undefined && day !== asked && canStart(index)) starts.push(day);
  }
  return starts.sort();
};
