import * as contract from '@plenary/contracts/booked-rooms.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getBookedRooms } from './get-booked-rooms.ts';

export const bookedRoomsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getBookedRooms, ({ params }) => getBookedRooms(deps, params));
};
