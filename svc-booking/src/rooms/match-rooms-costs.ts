import { subroomCodes } from '@plenary/contracts/quote';
import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import { chargedSize } from './charged-size.ts';
import type { PreparedRequest, PreparedRoom } from './prepared-room.ts';
import type { Room } from './room.ts';

/**
 * Weights of the choice between rooms: the least sum over a day wins (server-rules §2). Whole numbers, so
 * that equal is equal. The seat is the measure: the other weights say how many empty seats they are worth.
 */
export const weights = {
  /** Each seat left empty: the smallest sufficient room comes first. */
  emptySeat: 10,
  /** Fewer people than the room's low, or more than its high economic threshold: as 50 empty seats. */
  outsideEconomicThresholds: 500,
  /** A subcommittee, for each size charged above Petite: as 30 empty seats, so that customers do not pay for an unneeded size. */
  sizeAbovePetite: 300,
  /** A plenary in a Standard room: less than a seat, so that Premium wins only where the fit is equal. */
  plenaryInStandard: 1,
} as const;

/** Instead of a cost: the room cannot serve. */
export const cannotServe = -1;

/** Common areas and restaurants never serve a meeting. */

/** The cost of a room for any plenary. */
export function plenaryCost(room: Room): number {
  if (!isMeetingRoom(room)) return cannotServe;
  return room.category === 'Premium' ? 0 : weights.plenaryInStandard;
}

/** The cost of a room for any subcommittee: it has to have a subcommittee type. */
export function subcommitteeCost(room: Room): number {
  if (!isMeetingRoom(room) || room.subcommitteeType === null) return cannotServe;
  return subroomCodes.indexOf(chargedSize(room)) * weights.sizeAbovePetite;
}

/** The cost of a room for this request, or `cannotServe`. Free halves are checked elsewhere. */
export function costOf(room: PreparedRoom, request: PreparedRequest): number {
  const cost = request.kind === 'plenary' ? room.plenaryCost : room.subcommitteeCost;
  const emptySeats = (room.seats[request.setUp] as number) - request.pax;
  if (cost === cannotServe || emptySeats < 0) return cannotServe;
  const isEconomic = request.pax >= room.lowestEconomicPax && request.pax <= room.highestEconomicPax;
  return cost + emptySeats * weights.emptySeat + (isEconomic ? 0 : weights.outsideEconomicThresholds);
}
