import { getBookedRooms } from '@plenary/contracts/booked-rooms.endpoints';
import type { MeasuredEvening, MeasuredRoom } from '@plenary/contracts/booked-rooms.schemas';
import { isCallError } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';

/** Rooms of bookings, as svc-booking keeps them. */
export interface BookedRooms {
  /** Rooms and evenings of a quote; none where it holds none, undefined without an answer. */
  roomsOf(quoteId: string): Promise<Held | undefined>;
}

interface Held {
  rooms: readonly MeasuredRoom[];
  evenings: readonly MeasuredEvening[];
}

export const createBookedRooms = (peer: Peer): BookedRooms => {
  const { deadline, logger } = peer;
  const caller = peerCaller(peer);
  return {
    async roomsOf(quoteId) {
      try {
        const call = await caller();
        const { rooms, evenings = [] } = await call(getBookedRooms, { params: { quoteId } }, { signal: deadline() });
        return { rooms, evenings };
      } catch (error) {
        if (isCallError(error) && error.code === 'not-found') return { rooms: [], evenings: [] };
        logger.warn({ err: error, quoteId }, 'the capacities of booked rooms are unknown');
        return undefined;
      }
    },
  };
};
