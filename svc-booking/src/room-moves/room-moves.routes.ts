import * as contract from '@plenary/contracts/room-moves.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getRoomPlaces } from './get-room-places.ts';
import { moveRooms } from './move-rooms.ts';

export const roomMovesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getRoomPlaces, ({ params }) => getRoomPlaces(deps, params.bookingId));
  implement(contract.moveRooms, ({ actor, params, body }) => moveRooms(deps, { actor, ...params, body }));
};
