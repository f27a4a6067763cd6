import type { EndpointInput } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/room-moves.endpoints';
import type { RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import { call } from '../call.ts';

export const fetchRoomPlaces = (bookingId: string, signal?: AbortSignal): Promise<RoomPlaces> =>
  call(contract.getRoomPlaces, { params: { bookingId } }, { signal });

export type RoomMoves = EndpointInput<typeof contract.moveRooms>['body'];

export const moveRooms = (bookingId: string, body: RoomMoves): Promise<RoomPlaces> =>
  call(contract.moveRooms, { params: { bookingId }, body });
