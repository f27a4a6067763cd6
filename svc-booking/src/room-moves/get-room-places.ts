import type { RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import type { BookingDeps } from '../deps.ts';
import { writeOptions } from '../options/write-options.ts';
import { movableBooking } from './movable-booking.ts';
import { presentPlaces } from './present-places.ts';

/** Rooms of a booking and those that it could have, as it stands now. Refuses `not-found`, also for a second option. */
export const getRoomPlaces = async (deps: BookingDeps, bookingId: string): Promise<RoomPlaces> => {
  const catalogue = await deps.catalogue.current();
  return writeOptions(deps, async (tx, now) => presentPlaces(await movableBooking(tx, deps, { bookingId, catalogue, now }), now));
};
