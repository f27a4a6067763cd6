import type { Occupancy, OccupancyAsked, OccupancyFigures, OccupancyRow } from '@plenary/contracts/desk-reports.schemas';
import type { Reach } from '@plenary/contracts/desk-rights';
import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { AnyColumn } from 'drizzle-orm';
import { and, count, eq, gt, gte, inArray, isNull, lte, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { isReached } from '../rights/reached-venues.ts';
import type { Room } from '../rooms/room.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { monthsOf } from './months-of.ts';
import { type OpenDays, openDaysOf } from './open-days-of.ts';

type Figure = keyof OccupancyFigures;
type Counted = Required<OccupancyFigures>;
type CountedRow = OccupancyRow & Counted;
const noFigures: Counted = { net: 0, halves: 0, blocked: 0, sold: 0, held: 0, evenings: 0, people: 0, seats: 0 };

interface Place {
  venue: CatalogueVenue;
  room: Room;
}

/** Where the day and the venue of a row stand. */
interface Columns {
  day: AnyColumn;
  venueId: AnyColumn;
}

/** What one statement counts of a country's venues. */
interface Scope {
  country: CountryCode;
  /** What rows are grouped by beside their room. */
  per: 'all' | 'month' | 'day';
  isCounted: (columns: Columns) => SQL | undefined;
}

/** The open days of a country at once, but day by day where a venue is closed by itself on some of them. */
const scopesOf = ({ country, closed, alone, closing }: OpenDays, { by, from, to }: OccupancyAsked): Scope[] => {
  const per = by === 'month' ? 'month' : 'all';
  const isOpen = ({ day }: Columns) => and(gte(day, from), lte(day, to), notInArray(day, [...closed]));
  if (closing.length === 0) return [{ country, per, isCounted: isOpen }];
  const ids = closing.map(({ record }) => record.id);
  return [
    { country, per, isCounted: (row) => and(isOpen(row), or(notInArray(row.venueId, ids), notInArray(row.day, [...alone]))) },
    { country, per: 'day', isCounted: (row) => and(inArray(row.venueId, ids), inArray(row.day, [...alone])) },
  ];
};

/** The day or the month of a row, else one text for all; and what is grouped by it. */
const daysBy = (day: AnyColumn, { per }: Scope): { days: SQL<string>; groups: SQL[] } => {
  if (per === 'all') return { days: sql<string>`''`, groups: [] };
  const days = per === 'month' ? sql<string>`substr(${day}, 1, 7)` : sql<string>`${day}`;
  return { days, groups: [days] };
};

/** The halves that first options, bookings and blocks take by room, and evenings. */
const readTaken = ({ database, tables: { booking, claim, venue }, now }: BookingDeps, scope: Scope) => {
  const { days, groups } = daysBy(claim.day, scope);
  const isEvening = sql<number>`case when ${claim.half} = 'SOIREE' then 1 else 0 end`;
  const isLive = or(isNull(claim.holdUntil), gt(claim.holdUntil, now()));
  return database.read
    .select({ roomId: claim.roomId, status: booking.status, isEvening, days, count: count() })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .innerJoin(venue, eq(venue.id, claim.venueId))
    .where(and(eq(venue.countryCode, scope.country), eq(claim.rank, 1), scope.isCounted(claim), isLive))
    .groupBy(claim.roomId, booking.status, isEvening, ...groups);
};

/** The people of sold halves by room and set-up. */
const readUses = ({ database, tables: { dealRow, roomUse } }: BookingDeps, scope: Scope) => {
  const { days, groups } = daysBy(roomUse.day, scope);
  return database.read
    .select({
      ...{ roomId: roomUse.roomId, configuration: roomUse.configuration, days },
      halves: sum(roomUse.halves).mapWith(Number),
      people: sum(sql`${roomUse.halves} * ${roomUse.pax}`).mapWith(Number),
    })
    .from(roomUse)
    .innerJoin(dealRow, eq(dealRow.quoteId, roomUse.quoteId))
    .where(and(eq(dealRow.countryCode, scope.country), scope.isCounted({ day: roomUse.day, venueId: dealRow.venueId })))
    .groupBy(roomUse.roomId, roomUse.configuration, ...groups);
};

/** What confirmed events bring by venue. */
const readNet = ({ database, tables: { heldMoney } }: BookingDeps, scope: Scope) => {
  const { days, groups } = daysBy(heldMoney.day, scope);
  return database.read
    .select({ venueId: heldMoney.venueId, days, net: sum(heldMoney.net).mapWith(Number) })
    .from(heldMoney)
    .where(and(eq(heldMoney.countryCode, scope.country), scope.isCounted(heldMoney)))
    .groupBy(heldMoney.venueId, ...groups);
};

const figureOf = (status: string, isEvening: boolean): Figure | undefined => {
  if (isEvening) return status === 'confirmed' ? 'evenings' : undefined;
  return ({ confirmed: 'sold', option: 'held', block: 'blocked' } as const)[status];
};

/** Rows in their order, each with nothing counted yet. */
const rowsOf = ({ by, from, to }: OccupancyAsked, countries: readonly CountryCode[], venues: readonly CatalogueVenue[]): CountedRow[] => {
  const whole = { ...noFigures, from, to };
  if (by === 'month') return monthsOf(from, to).map((days) => ({ ...noFigures, key: monthOf(days.from), name: '', ...days }));
  if (by === 'country') return countries.map((country) => ({ ...whole, key: country, name: '' }));
  return venues.map(({ record: { slug, commercialName, address } }) => ({
    ...{ ...whole, key: slug, name: commercialName, country: address.countryCode },
  }));
};

/** `YYYY-MM` of a day or of a month; '' of what is told for all days. */
const monthOf = (days: string): string => days.slice(0, 7);

const keyOf = ({ by }: OccupancyAsked, { record }: CatalogueVenue, month: string): string => {
  if (by === 'month') return month;
  return by === 'venue' ? record.slug : record.address.countryCode;
};

/**
 * How far meeting rooms are sold, and how full (design: desk D18), as the network stands today: rooms of published venues, with what they
 * hold now. What is sold on a day that is closed counts on neither side. `net` is told where the reader may see the `money` of all these venues.
 */
export const getOccupancy = async (
  deps: BookingDeps,
  { reach = 'all', money = 'all', ...asked }: OccupancyAsked & { reach?: Reach; money?: Reach },
): Promise<Occupancy> => {
  const at = deps.now();
  const catalogue = await deps.catalogue.current();
  const countries = countryCodes.filter((code) => asked.country === undefined || code === asked.country);
  const venues = catalogue.venues.filter((venue) => countries.includes(venue.record.address.countryCode) && isReached(reach, venue));
  const rows = rowsOf(asked, countries, venues);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const places = new Map(venues.flatMap((venue) => venue.rooms.map((room): [string, Place] => [room.id, { venue, room }])));
  const add = (venue: CatalogueVenue, month: string, figures: Partial<OccupancyFigures>) => {
    const row = byKey.get(keyOf(asked, venue, month));
    if (!row) return;
    for (const [figure, value] of Object.entries(figures)) row[figure as Figure] += value;
  };
  const openDays = countries.map((country) => openDaysOf(catalogue, country, { ...asked, venues }));
  for (const days of openDays) addHalves(days, { venues, add });
  const scopes = openDays.flatMap((days) => scopesOf(days, asked));
  const isMoneySeen = venues.every((venue) => isReached(money, venue));
  await Promise.all(
    scopes.flatMap((scope) => [addTaken(deps, { scope, places, add }), isMoneySeen ? addNet(deps, { scope, venues, add }) : null]),
  );
  const total = { ...noFigures };
  for (const row of rows) for (const figure of Object.keys(total) as Figure[]) total[figure] += row[figure];
  const seen = <Row extends Counted>({ net, ...row }: Row) => ({ ...row, ...(isMoneySeen && { net }) });
  return { rows: rows.map(seen), total: seen(total), asOf: new Date(at).toISOString() };
};

type Add = (venue: CatalogueVenue, month: string, figures: Partial<OccupancyFigures>) => void;

/** Mornings and afternoons of all meeting rooms on open days. */
const addHalves = (openDays: OpenDays, { venues, add }: { venues: readonly CatalogueVenue[]; add: Add }): void => {
  for (const venue of venues.filter(({ record }) => record.address.countryCode === openDays.country)) {
    const rooms = venue.rooms.filter(isMeetingRoom).length;
    for (const [month, days] of openDays.countsOf(venue)) add(venue, month, { halves: 2 * days * rooms });
  }
};

const addTaken = async (
  deps: BookingDeps,
  { scope, places, add }: { scope: Scope; places: ReadonlyMap<string, Place>; add: Add },
): Promise<void> => {
  const [taken, uses] = await Promise.all([readTaken(deps, scope), readUses(deps, scope)]);
  const placeOf = (roomId: string, days: string): Place | undefined => {
    const place = places.get(roomId);
    return scope.per === 'day' && place?.venue.isClosed(days) ? undefined : place;
  };
  for (const { roomId, status, isEvening, days, count: halves } of taken) {
    const place = placeOf(roomId, days);
    const figure = figureOf(status, Number(isEvening) === 1);
    if (place && figure && (figure === 'evenings' || isMeetingRoom(place.room))) add(place.venue, monthOf(days), { [figure]: halves });
  }
  for (const { roomId, configuration, days, halves, people } of uses) {
    const place = placeOf(roomId, days);
    const most = place?.room.capacities[configuration];
    if (place && most && isMeetingRoom(place.room)) add(place.venue, monthOf(days), { people, seats: most * halves });
  }
};

const addNet = async (
  deps: BookingDeps,
  { scope, venues, add }: { scope: Scope; venues: readonly CatalogueVenue[]; add: Add },
): Promise<void> => {
  const byId = new Map(venues.map((venue) => [venue.record.id, venue]));
  for (const { venueId, days, net } of await readNet(deps, scope)) {
    const venue = byId.get(venueId);
    if (venue && !(scope.per === 'day' && venue.isClosed(days))) add(venue, monthOf(days), { net });
  }
};
