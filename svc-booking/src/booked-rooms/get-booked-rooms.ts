import type { getBookedRooms as contract } from '@plenary/contracts/booked-rooms.schemas';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { confirmedBooking } from '../bookings/confirmed-booking.ts';
import type { BookingDeps } from '../deps.ts';
import { bookedRooms } from '../events/booking-event.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';

/** Rooms and evenings of a confirmed quote with the capacities they have now, whatever they were when it was signed. Refuses `not-found`. */
export const getBookedRooms = async (deps: BookingDeps, { quoteId }: { quoteId: string }): Promise<z.infer<typeof contract.response>> => {
  const { database, tables } = deps;
  const { booking, venue } = await confirmedBooking(database.read, tables, { quoteId, catalogue: await deps.catalogue.current() });
  const { claim } = tables;
  const claims = await database.read.select().from(claim).where(eq(claim.bookingId, booking.id));
  const roomOf = (roomId: string) => venue.rooms.find(({ id }) => id === roomId);
  return {
    rooms: bookedRooms(venue, claims).map((booked) => {
      const room = roomOf(booked.roomId);
      return { ...booked, setUps: room ? setUpsOf(room) : [] };
    }),
    evenings: claims
      .filter(({ request }) => request === null)
      .map(({ day, roomId }) => {
        const room = roomOf(roomId);
        return { day, roomName: room?.name ?? '', people: room?.capacities.standing ?? 0 };
      }),
  };
};
