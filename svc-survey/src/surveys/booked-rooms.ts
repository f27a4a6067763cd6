import { getBookedRooms } from '@plenary/contracts/booked-rooms.endpoints';
import type { MeasuredRoom } from '@plenary/contracts/booked-rooms.schemas';
import { isCallError } from '@plenary/http/call-error';
import { type BookingPeer, bookingCaller } from '../call-booking.ts';

/** Rooms of bookings, as svc-booking keeps them. */
export interface BookedRooms {
  /** Rooms of a quote; none where it holds no room, undefined without an answer. */
  roomsOf(quoteId: string): Promise<readonly MeasuredRoom[] | undefined>;
}

export const createBookedRooms = (peer: BookingPeer): BookedRooms => {
  const { deadline, logger } = peer;
  const caller = bookingCaller(peer);
  return {
    async roomsOf(quoteId) {
      try {
        const call = await caller();
        return (await call(getBookedRooms, { params: { quoteId } }, { signal: deadline() })).rooms;
      } catch (error) {
        if (isCallError(error) && error.code === 'not-found') return [];
        logger.warn({ err: error, quoteId }, 'the capacities of booked rooms are unknown');
        return undefined;
      }
    },
  };
};
