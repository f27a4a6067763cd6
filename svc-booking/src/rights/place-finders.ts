import type { Place } from '@plenary/contracts/desk-rights';
import type { FindPlaces, PlaceFinders } from '@plenary/http/permit-staff';
import { type AnyColumn, eq, inArray, or, sql } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { roomOf } from '../venues/room-of.ts';

type VenueTable = BookingTables['demand' | 'proposal' | 'roomChange' | 'bigEventDemand'];
type VenueIds = Promise<readonly { venueId: string | null }[]>;

/** How the places of what calls of the desk name are found (design: desk D26). */
export const placeFinders = (deps: BookingDeps): PlaceFinders => {
  const { tables } = deps;
  const ofDeals = (ids: readonly string[]) => atVenues(deps, venuesOfDeals(deps, ids));
  const ofRow = (table: VenueTable) => (id: unknown) => atVenues(deps, venuesOf(deps, table, id as string));
  return {
    venue: async (named) => placesOf([await venueBy(deps, named as string)]),
    deal: (id) => ofDeals([id as string]),
    deals: (deals) => ofDeals((deals as { quoteId: string }[]).map(({ quoteId }) => quoteId)),
    demand: ofRow(tables.demand),
    proposal: ofRow(tables.proposal),
    'room-change': ofRow(tables.roomChange),
    task: async (id) => (await Promise.all([ofRow(tables.bigEventDemand)(id), ofRow(tables.demand)(id), ofDeals([id as string])])).flat(),
    feed: ofFeed(deps),
    country: async (country) => [{ country: country as string }],
    'closed-period': async (id) => countriesOf(deps, id as string),
  };
};

/** Of a request without a venue: whoever works over the network sees it, as lists do. */
const nowhere: Place = { country: '' };

const placesOf = (venues: readonly (CatalogueVenue | undefined)[]): Place[] =>
  venues.flatMap((venue) => (venue ? [{ country: venue.record.address.countryCode, venueId: venue.record.id }] : []));

const atVenues = async ({ catalogue }: BookingDeps, rows: VenueIds): Promise<Place[]> => {
  const { byId } = await catalogue.current();
  return (await rows).flatMap(({ venueId }) => (venueId === null ? [nowhere] : placesOf([byId.get(venueId)])));
};

const venueBy = async ({ catalogue }: BookingDeps, named: string): Promise<CatalogueVenue | undefined> => {
  const { byId, keptBySlug } = await catalogue.current();
  return byId.get(named) ?? keptBySlug.get(named);
};

const venuesOf = ({ database }: BookingDeps, table: VenueTable, id: string): VenueIds =>
  database.read
    .select({ venueId: sql<string | null>`${table.venueId}` })
    .from(table)
    .where(eq(table.id, id));

/** By the ids of their quotes or bookings: a sheet may be that of a booking without a quote. */
const venuesOfDeals = async ({ database, tables: { booking, quote } }: BookingDeps, ids: readonly string[]): VenueIds => {
  const among = (column: AnyColumn) => inArray(column, [...ids]);
  const [quotes, bookings] = await Promise.all([
    database.read.selectDistinct({ venueId: quote.venueId }).from(quote).where(among(quote.id)),
    database.read
      .selectDistinct({ venueId: booking.venueId })
      .from(booking)
      .where(or(among(booking.id), among(booking.quoteId))),
  ]);
  return [...quotes, ...bookings];
};

const countriesOf = ({ database, tables: { closedPeriod } }: BookingDeps, id: string): Promise<Place[]> =>
  database.read.select({ country: closedPeriod.country }).from(closedPeriod).where(eq(closedPeriod.id, id));

/** A feed of a venue or a room is made where it is, one of a Meeting Scientist over the network; one of a colleague's deals belongs to no venue. */
const ofFeed =
  (deps: BookingDeps): FindPlaces =>
  async (id, { kind }) => {
    if (kind === 'owner') return [];
    if (kind === 'scientist') return 'network';
    if (kind === 'venue') return placesOf([await venueBy(deps, id as string)]);
    return placesOf([roomOf(await deps.catalogue.current(), id as string)?.venue]);
  };
