import type { Reach } from '@plenary/contracts/desk-rights';
import type { NetworkWeek } from '@plenary/contracts/planning.schemas';
import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { and, between, count, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { addDays, eachDay } from '../calendar/calendar-day.ts';
import type { BookingDeps } from '../deps.ts';
import { isReached } from '../rights/reached-venues.ts';

interface Asked {
  /** Local day. */
  from: string;
  country?: CountryCode | undefined;
  /** Venues that the reader may see; absent: all. */
  reach?: Reach;
}

type Taken = 'confirmed' | 'held' | 'blocked';
const takenBy: Readonly<Record<string, Taken>> = { confirmed: 'confirmed', option: 'held', block: 'blocked' };
const noneTaken: Readonly<Record<Taken, number>> = { confirmed: 0, held: 0, blocked: 0 };

/** How far meeting rooms are taken at each published venue on seven days (design: desk D11), in the order of the network. */
export const getNetworkWeek = async (deps: BookingDeps, { from, country, reach = 'all' }: Asked): Promise<NetworkWeek> => {
  const now = deps.now();
  const { venues } = await deps.catalogue.current();
  const days = eachDay(from, addDays(from, 6));
  const shown = venues
    .filter((venue) => isReached(reach, venue) && (country === undefined || venue.record.address.countryCode === country))
    .map(({ record, rooms, isClosed }) => ({ record, isClosed, rooms: rooms.filter(isMeetingRoom) }));
  const meetingRooms = new Set(shown.flatMap(({ rooms }) => rooms.map(({ id }) => id)));
  const takenOn = await readTaken(deps, { days, country, now, meetingRooms });
  return {
    days,
    venues: shown.map(({ record: { id, slug, commercialName: name, address }, isClosed, rooms }) => ({
      ...{ slug, name, countryCode: address.countryCode, halves: 2 * rooms.length },
      days: days.map((day) => ({ isClosed: isClosed(day), ...noneTaken, ...takenOn.get(`${id} ${day}`) })),
    })),
    asOf: new Date(now).toISOString(),
  };
};

interface Week {
  days: readonly string[];
  country: CountryCode | undefined;
  now: number;
  /** Ids; half-days of other rooms are not counted. */
  meetingRooms: ReadonlySet<string>;
}

/** Half-days by venue and day, and by what takes them. Venues are named, so that their claims are found by venue and day: no index is on days alone. */
const readTaken = async (
  { database, tables: { booking, claim, venue } }: BookingDeps,
  { days, country, now, meetingRooms }: Week,
): Promise<ReadonlyMap<string, Readonly<Record<Taken, number>>>> => {
  const places = database.read
    .select({ id: venue.id })
    .from(venue)
    .where(country && eq(venue.countryCode, country));
  const onDays = and(inArray(claim.venueId, places), between(claim.day, days.at(0) ?? '', days.at(-1) ?? ''));
  const isLive = or(isNull(claim.holdUntil), gt(claim.holdUntil, now));
  const rows = await database.read
    .select({ venueId: claim.venueId, roomId: claim.roomId, day: claim.day, status: booking.status, halves: count() })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(and(onDays, eq(claim.rank, 1), inArray(claim.half, ['AM', 'PM']), isLive))
    .groupBy(claim.venueId, claim.roomId, claim.day, booking.status);
  const takenOn = new Map<string, Record<Taken, number>>();
  for (const { venueId, roomId, day, status, halves } of rows) {
    const taken = takenBy[status];
    if (!taken || !meetingRooms.has(roomId)) continue;
    const there = takenOn.get(`${venueId} ${day}`) ?? { ...noneTaken };
    takenOn.set(`${venueId} ${day}`, { ...there, [taken]: there[taken] + halves });
  }
  return takenOn;
};
