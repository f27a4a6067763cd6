import type { Reach } from '@plenary/contracts/desk-rights';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm';
import type { BookingStatus } from '../bookings/booking.ts';
import type { BookingDeps } from '../deps.ts';
import { isReached } from '../rights/reached-venues.ts';
import type { Half } from '../rooms/room.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Asked {
  /** Local days, both included. */
  from: string;
  to: string;
  /** Venues that the reader may see. */
  reach: Reach;
}

/**
 * Confirmed bookings without a quote: entered outside the site, with no customer and no number of people known. Lists of deals cannot have
 * them, for those are read by quote; Today and Week have to (design: desk D6). One entry for each booking and day.
 */
export const listBookingsWithoutQuote = async (
  deps: BookingDeps,
  { from, to, reach }: Asked,
): Promise<{ bookings: BookingWithoutQuote[] }> => {
  const { database, tables } = deps;
  const { kept } = await deps.catalogue.current();
  const { booking, claim, venue } = tables;
  // Venues are named, so that claims are found by venue and day: no index is on days alone.
  const places = database.read.select({ id: venue.id }).from(venue);
  const rows = await database.read
    .select({ bookingId: booking.id, venueId: claim.venueId, day: claim.day, roomId: claim.roomId, half: claim.half })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(
      and(
        inArray(claim.venueId, places),
        between(claim.day, from, to),
        eq(booking.status, 'confirmed' satisfies BookingStatus),
        isNull(booking.quoteId),
      ),
    )
    .orderBy(asc(claim.day), asc(claim.venueId), asc(claim.bookingId), asc(claim.roomId), asc(claim.half));
  const reached = new Map(kept.filter((one) => isReached(reach, one)).map((one) => [one.record.id, one]));
  const found = new Map<string, BookingWithoutQuote>();
  for (const { bookingId, venueId, day, roomId, half } of rows) {
    const place = reached.get(venueId);
    const room = place?.rooms.find(({ id }) => id === roomId);
    if (!place || !room) continue;
    const held = found.get(`${day} ${bookingId}`) ?? { bookingId, day, venue: presentVenue(place), rooms: [] };
    const inRoom = held.rooms.find(({ name }) => name === room.name) ?? { name: room.name, halves: [] };
    inRoom.halves.push(half as Half);
    if (inRoom.halves.length === 1) held.rooms.push(inRoom);
    found.set(`${day} ${bookingId}`, held);
  }
  return { bookings: [...found.values()] };
};

const presentVenue = ({ record: { id: venueId, slug, commercialName: name, address } }: CatalogueVenue): BookingWithoutQuote['venue'] => ({
  ...{ venueId, slug, name, countryCode: address.countryCode },
});
