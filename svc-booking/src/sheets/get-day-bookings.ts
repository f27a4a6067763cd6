import type { DayBookings } from '@plenary/contracts/sheets.schemas';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { addDays } from '../calendar/calendar-day.ts';
import { closedDays } from '../calendar/open-days.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { withOwnClosings } from '../venues/closings-of.ts';
import { venueNamed } from '../venues/venue-named.ts';
import { presentSheets } from './present-sheets.ts';
import { readHeld } from './read-held.ts';

interface Asked {
  /** Id or slug. */
  venue: string;
  /** Local day. */
  day: string;
}

const sold = ['AM', 'PM'] as const;

/** What svc-booking knows of a venue's day, as it stands now (design: desk D14). Refuses `not-found`. */
export const getDayBookings = async (deps: BookingDeps, { venue: name, day }: Asked): Promise<DayBookings> => {
  const { database, tables } = deps;
  const catalogue = await deps.catalogue.current();
  const venue = venueNamed(catalogue, name);
  const { id: venueId, slug, commercialName, address, timeZone } = venue.record;
  const { claim } = tables;
  // An option that has lapsed holds nothing, also before it is ended.
  const isLive = or(isNull(claim.holdUntil), gt(claim.holdUntil, deps.now()));
  const onDay = and(eq(claim.venueId, venueId), eq(claim.day, day), isLive);
  const [held, taken, blocks] = await Promise.all([
    readHeld(deps, onDay),
    database.read.select({ roomId: claim.roomId, half: claim.half }).from(claim).where(onDay),
    blocksOn(deps, venue, day),
  ]);
  const isTaken = (roomId: string, half: string) => taken.some((one) => one.roomId === roomId && one.half === half);
  return {
    venue: { venueId, slug, name: commercialName, countryCode: address.countryCode, timeZone },
    day,
    closed: closingOf(catalogue, venue, day),
    rooms: venue.rooms.map(({ id, name: roomName, floor, category }) => ({
      id,
      name: roomName,
      floor,
      isRestaurant: category === 'Restaurant',
      free: sold.filter((half) => !isTaken(id, half)),
    })),
    blocks,
    events: await presentSheets(deps, held, venue),
  };
};

const closingOf = (
  { closedPeriods, openHolidays }: CatalogueSnapshot,
  { record, isClosed }: CatalogueVenue,
  day: string,
): DayBookings['closed'] => {
  const { countryCode: country } = record.address;
  if (!isClosed(day)) return null;
  const period = { from: day, to: day };
  const ofCountry = closedDays({ country, ...period, closedPeriods, openHolidays });
  return { name: withOwnClosings(ofCountry, record, period)[0]?.name ?? null };
};

const blocksOn = async (
  { database, tables: { block } }: BookingDeps,
  venue: CatalogueVenue,
  day: string,
): Promise<DayBookings['blocks']> => {
  const rows = await database.read
    .select()
    .from(block)
    .where(
      and(
        eq(block.venueId, venue.record.id),
        eq(block.isRemoved, false),
        lt(block.fromTime, addDays(day, 1)),
        gt(block.toTime, `${day}T00:00`),
      ),
    )
    .orderBy(asc(block.fromTime), asc(block.id));
  return rows.map(({ id, kind, reason, fromTime: from, toTime: to, rooms }) => ({
    ...{ id, reason, from, to },
    kind: kind as DayBookings['blocks'][number]['kind'],
    roomNames: rooms === 'all' ? [] : venue.rooms.filter((room) => rooms.includes(room.id)).map((room) => room.name),
  }));
};
