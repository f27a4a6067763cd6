import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import * as contract from '@plenary/contracts/referentials.endpoints';
import type { RoomModification, RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { call } from './call.ts';

export type ReferentialVenue = EndpointResponse<typeof contract.listReferentialVenues>['venues'][number];
export type VenueRooms = EndpointResponse<typeof contract.listReferentialRooms>;

export const fetchVenues = async (code: CountryCode, signal?: AbortSignal): Promise<ReferentialVenue[]> => {
  const endpoint = contract.listReferentialVenues;
  return (await call(endpoint, { params: { code } }, { signal })).venues;
};

export const fetchRooms = (place: { code: CountryCode; venue: string }, signal?: AbortSignal): Promise<VenueRooms> =>
  call(contract.listReferentialRooms, { params: place }, { signal });

interface Wanted {
  place: { code: CountryCode; venue: string; roomId: string };
  fields: RoomModification;
}

/** Asks for a change of a room; the same key asks once. */
export const requestChange = ({ place, fields }: Wanted, idempotencyKey: string): Promise<{ id: string }> =>
  call(contract.requestRoomModification, { params: place, body: fields }, { idempotencyKey });

export const fetchRoomChanges = async (state: RoomChangeState, signal?: AbortSignal): Promise<RoomModificationRequest[]> => {
  const endpoint = contract.listRoomModificationRequests;
  return (await call(endpoint, { query: { state } }, { signal })).requests;
};

export const fetchRoomChange = (id: string, signal?: AbortSignal): Promise<RoomModificationRequest> =>
  call(contract.getRoomModificationRequest, { params: { id } }, { signal });

export const validateChange = (id: string) =>
  call(contract.validateRoomModification, {
    params: { id },
    body: {},
  });

export const rejectChange = (id: string, reason: string) =>
  call(contract.rejectRoomModification, {
    params: { id },
    body: { reason },
  });
