import type { SearchRoom } from '@plenary/contracts/search';
import type { Room } from './room.ts';

/** A room with all that the matching asks of it worked out. */
export interface PreparedRoom {
  room: Room;
  /** Seats in each of `configurations`, in their order, -1 where the set-up is not possible. */
  seats: readonly number[];
  lowestEconomicPax: number;
  highestEconomicPax: number;
  plenaryCost: number;
  subcommitteeCost: number;
}

export interface RoomRequest extends SearchRoom {
  kind: 'plenary' | 'subcommittee';
}

/** A request with its words turned into numbers. */
export interface PreparedRequest {
  kind: RoomRequest['kind'];
  pax: number;
  /** Index in `configurations`. */
  setUp: number;
  /** Bits of the halves it needs. */
  halves: number;
}
