import type { Occupancy, OccupancyAsked, OccupancyFigures, OccupancyRow } from '@plenary/contracts/desk-reports.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { AnyColumn } from 'drizzle-orm';
import { and, count, eq, gt, gte, isNull, lte, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import { eachDay } from '../calendar/calendar-day.ts';
import type { BookingDeps } from '../deps.ts';
import { isMeetingRoom } from '../rooms/is-meeting-room.ts';
import type { Room } from '../rooms/room.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { monthsOf } from './months-of.ts';

type Figure = keyof OccupancyFigures;
const noFigures: OccupancyFigures = { halves: 0, blocked: 0, sold: 0, held: 0, evenings: 0, people: 0, seats: 0 };

interface Place {
  venue: CatalogueVenue;
  room: Room;
}

/** What is counted in a country's venues. */
interface Scope extends OccupancyAsked {
  country: CountryCode;
  /** Local days on which its venues are closed. */
  closed: string[];
}

/** `YYYY-MM` of a local day where rows are months, else one text for all. */
const monthBy = (day: AnyColumn, { by }: OccupancyAsked): SQL<string> =>
  by === 'month' ? sql<string>`substr(${day}, 1, 7)` : sql<string>`''`;

/** A condition on days, and what rows are grouped by beside their room. */
const within = (day: AnyColumn, scope: Scope) => ({
  month: monthBy(day, scope),
  months: scope.by === 'month' ? [monthBy(day, scope)] : [],
  isOpen: and(gte(day, scope.from), lte(day, scope.to), notInArray(day, scope.closed)),
});

/** The halves that first options, bookings and blocks take by room, and evenings. */
const readTaken = ({ database, tables: { booking, claim, venue }, now }: BookingDeps, scope: Scope) => {
  const { month, months, isOpen } = within(claim.day, scope);
  const isEvening = sql<number>`case when ${claim.half} = 'SOIREE' then 1 else 0 end`;
  const isLive = or(isNull(claim.holdUntil), gt(claim.holdUntil, now()));
  return database.read
    .select({ roomId: claim.roomId, status: booking.status, isEvening, month, count: count() })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .innerJoin(venue, eq(venue.id, claim.venueId))
    .where(and(eq(venue.countryCode, scope.country), eq(claim.rank, 1), isOpen, isLive))
    .groupBy(claim.roomId, booking.status, isEvening, ...months);
};

/** The people of sold halves by room and set-up. */
const readUses = ({ database, tables: { dealRow, roomUse } }: BookingDeps, scope: Scope) => {
  const { month, months, isOpen } = within(roomUse.day, scope);
  return database.read
    .select({
      ...{ roomId: roomUse.roomId, configuration: roomUse.configuration, month },
      halves: sum(roomUse.halves).mapWith(Number),
      people: sum(sql`${roomUse.halves} * ${roomUse.pax}`).mapWith(Number),
    })
    .from(roomUse)
    .innerJoin(dealRow, eq(dealRow.quoteId, roomUse.quoteId))
    .where(and(eq(dealRow.countryCode, scope.country), isOpen))
    .groupBy(roomUse.roomId, roomUse.configuration, ...months);
};

const figureOf = (status: string, isEvening: boolean): Figure | undefined => {
  if (isEvening) return status === 'confirmed' ? 'evenings' : undefined;
  return ({ confirmed: 'sold', option: 'held', block: 'blocked' } as const)[status];
};

/** Rows in their order, each with nothing counted yet. */
const rowsOf = ({ by, from, to }: OccupancyAsked, countries: readonly CountryCode[], venues: readonly CatalogueVenue[]): OccupancyRow[] => {
  const whole = { ...noFigures, from, to };
  if (by === 'month') return monthsOf(from, to).map((days) => ({ ...noFigures, key: days.from.slice(0, 7), name: '', ...days }));
  if (by === 'country') return countries.map((country) => ({ ...whole, key: country, name: '' }));
  return venues.map(({ record: { slug, commercialName, address } }) => ({
    ...{ ...whole, key: slug, name: commercialName, country: address.countryCode },
  }));
};

const keyOf = ({ by }: OccupancyAsked, { record }: CatalogueVenue, month: string): string => {
  if (by === 'month') return month;
  return by === 'venue' ? record.slug : record.address.countryCode;
};

/**
 * How far meeting rooms are sold, and how full (design: desk D18), as the network stands today: rooms of published venues, with what they
 * hold now. What is sold on a day that is closed counts on neither side.
 */
export const getOccupancy = async (deps: BookingDeps, asked: OccupancyAsked): Promise<Occupancy> => {
  const at = deps.now();
  const catalogue = await deps.catalogue.current();
  const countries = countryCodes.filter((code) => asked.country === undefined || code === asked.country);
  const venues = catalogue.venues.filter(({ record }) => countries.includes(record.address.countryCode));
  const rows = rowsOf(asked, countries, venues);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const places = new Map(venues.flatMap((venue) => venue.rooms.map((room): [string, Place] => [room.id, { venue, room }])));
  const add = (venue: CatalogueVenue, month: string, figures: Partial<OccupancyFigures>) => {
    const row = byKey.get(keyOf(asked, venue, month));
    if (!row) return;
    for (const [figure, value] of Object.entries(figures)) row[figure as Figure] += value;
  };
  addHalves(catalogue, { asked, venues, add });
  await Promise.all(countries.map((country) => addTaken(deps, { scope: scopeOf(catalogue, asked, country), places, add })));
  const total = { ...noFigures };
  for (const row of rows) for (const figure of Object.keys(total) as Figure[]) total[figure] += row[figure];
  return { rows, total, asOf: new Date(at).toISOString() };
};

type Add = (venue: CatalogueVenue, month: string, figures: Partial<OccupancyFigures>) => void;

const scopeOf = ({ isClosed }: CatalogueSnapshot, asked: OccupancyAsked, country: CountryCode): Scope => ({
  ...asked,
  country,
  closed: eachDay(asked.from, asked.to).filter((day) => isClosed(country, day)),
});

/** Mornings and afternoons of all meeting rooms on open days. */
const addHalves = (
  { isClosed }: CatalogueSnapshot,
  { asked: { from, to }, venues, add }: { asked: OccupancyAsked; venues: readonly CatalogueVenue[]; add: Add },
): void => {
  for (const country of new Set(venues.map(({ record }) => record.address.countryCode)))
    for (const days of monthsOf(from, to)) {
      const open = eachDay(days.from, days.to).filter((day) => !isClosed(country, day)).length;
      for (const venue of venues.filter(({ record }) => record.address.countryCode === country))
        add(venue, days.from.slice(0, 7), { halves: 2 * open * venue.rooms.filter(isMeetingRoom).length });
    }
};

const addTaken = async (
  deps: BookingDeps,
  { scope, places, add }: { scope: Scope; places: ReadonlyMap<string, Place>; add: Add },
): Promise<void> => {
  const [taken, uses] = await Promise.all([readTaken(deps, scope), readUses(deps, scope)]);
  for (const { roomId, status, isEvening, month, count: halves } of taken) {
    const place = places.get(roomId);
    const figure = figureOf(status, Number(isEvening) === 1);
    if (place && figure && (figure === 'evenings' || isMeetingRoom(place.room))) add(place.venue, month, { [figure]: halves });
  }
  for (const { roomId, configuration, month, halves, people } of uses) {
    const place = places.get(roomId);
    const most = place?.room.capacities[configuration];
    if (place && most && isMeetingRoom(place.room)) add(place.venue, month, { people, seats: most * halves });
  }
};
