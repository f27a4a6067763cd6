import type { OutgrownBooking, RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { isOutgrownBy, roomUses } from './outgrown-uses.ts';
import type { RoomChangeRow } from './present-change.ts';

const listed = 50;

interface Asked {
  row: Pick<RoomChangeRow, 'roomId' | 'changes'>;
  venue: CatalogueVenue;
  now: number;
}

/** Options and bookings to come that a room holds and would not hold any more with a change, the earliest first (design: desk D30). */
export const outgrownBookings = async (
  read: Reader,
  tables: BookingTables,
  { row: { roomId, changes }, venue, now }: Asked,
): Promise<OutgrownBooking[]> => {
  const { booking, claim } = tables;
  const uses = await roomUses(
    read,
    tables,
    and(
      eq(claim.roomId, roomId),
      gte(claim.day, todayIn({ now, timeZone: venue.record.timeZone })),
      inArray(booking.status, ['option', 'confirmed']),
      or(isNull(claim.holdUntil), gt(claim.holdUntil, now)),
    ),
  );
  const outgrown = uses.filter((use) => isOutgrownBy(changes, use));
  return [...new Set(outgrown.map(({ booking: { id } }) => id))].map((bookingId) => {
    const theirs = outgrown.filter((use) => use.booking.id === bookingId);
    const days = theirs.map(({ claim: { day } }) => day);
    const most = theirs.reduce((one, other) => (other.pax > one.pax ? other : one));
    return {
      ...{ bookingId, quoteId: most.booking.quoteId, status: most.booking.status as OutgrownBooking['status'] },
      ...{ firstDay: days.at(0) ?? '', lastDay: days.at(-1) ?? '' },
      ...{ pax: most.pax, configuration: most.configuration, people: peopleIn(changes, most.configuration) },
    };
  });
};

const peopleIn = (changes: Asked['row']['changes'], configuration: string): number =>
  Number(changes.find(({ field }) => field === configuration)?.to ?? 0);

export const presentOutgrown = (bookings: readonly OutgrownBooking[]): NonNullable<RoomModificationRequest['outgrown']> => ({
  count: bookings.length,
  bookings: bookings.slice(0, listed),
});
