import type { subroomCodes } from '@plenary/contracts/quote';
import type { Room } from './room.ts';

/** Sizes a subcommittee is charged by, smallest first (spec/booking.md §3). */
export type SubroomSize = (typeof subroomCodes)[number];

/** Seats in theater from which a Moyenne is charged as Moyenne+ (server-rules §2). */
const moyennePlusTheaterSeats = 20;

/**
 * Size a subcommittee is charged: the type of the assigned room, not the requested one. It is the room that holds 20 in
 * theater that makes a Moyenne+, not the set-up in use. RangeError for a room that never serves subcommittees.
 */
export function chargedSize(room: Pick<Room, 'id' | 'subcommitteeType' | 'capacities'>): SubroomSize {
  if (room.subcommitteeType === null) throw new RangeError(`room ${room.id} never serves a subcommittee`);
  if (room.subcommitteeType !== 'Moyenne') return room.subcommitteeType;
  return (room.capacities.theater ?? 0) >= moyennePlusTheaterSeats ? 'Moyenne+' : 'Moyenne';
}
