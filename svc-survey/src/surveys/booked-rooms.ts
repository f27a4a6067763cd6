import { getBookedRooms } from '@plenary/contracts/booked-rooms.endpoints';
import type { RoomSetUps } from '@plenary/contracts/room-fit';
import { isCallError } from '@plenary/http/call-error';
import { type BookingPeer, bookingCaller } from '../call-booking.ts';

/** Rooms of bookings, as svc-booking keeps them. */
export interface BookedRooms {
  /** Set-ups of a quote's rooms by `<day> <place> <index>`; none where it holds no room, undefined without an answer. */
  setUpsFor(quoteId: string): Promise<ReadonlyMap<string, RoomSetUps> | undefined>;
}

export const createBookedRooms = (peer: BookingPeer): BookedRooms => {
  const { deadline, logger } = peer;
  const caller = bookingCaller(peer);
  return {
    async setUpsFor(quoteId) {
      try {
        const call = await caller();
        const { rooms } = await call(getBookedRooms, { params: { quoteId } }, { signal: deadline() });
        return new Map(rooms.map(({ day, place, index, setUps }) => [`${day} ${place} ${index}`, setUps]));
      } catch (error) {
        if (isCallError(error) && error.code === 'not-found') return new Map();
        logger.warn({ err: error, quoteId }, 'the capacities of booked rooms are unknown');
        return undefined;
      }
    },
  };
};
