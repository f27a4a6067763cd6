import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { RoomChangeState } from '@plenary/contracts/referential-terms';
import type * as contract from '@plenary/contracts/referentials';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refer } from '@plenary/http/refer';
import { call } from './call.ts';

export type ReferentialVenue = EndpointResponse<typeof contract.listReferentialVenues>['venues'][number];
export type VenueRooms = EndpointResponse<typeof contract.listReferentialRooms>;

export const fetchVenues = async (code: CountryCode, signal?: AbortSignal): Promise<ReferentialVenue[]> => {
  const endpoint = refer<typeof contract.listReferentialVenues>('GET', '/api/referentials/countries/{code}/venues');
  return (await call(endpoint, { params: { code } }, { signal })).venues;
};

export const fetchRooms = (place: { code: CountryCode; venue: string }, signal?: AbortSignal): Promise<VenueRooms> =>
  call(
    refer<typeof contract.listReferentialRooms>('GET', '/api/referentials/countries/{code}/venues/{venue}/rooms'),
    { params: place },
    { signal },
  );

interface Wanted {
  place: { code: CountryCode; venue: string; roomId: string };
  fields: contract.RoomModification;
}

/** Asks for a change of a room; the same key asks once. */
export const requestChange = ({ place, fields }: Wanted, idempotencyKey: string): Promise<{ id: string }> =>
  call(
    refer<typeof contract.requestRoomModification>(
      'POST',
      '/api/referentials/countries/{code}/venues/{venue}/rooms/{roomId}/modification-request',
    ),
    { params: place, body: fields },
    { idempotencyKey },
  );

export const fetchRoomChanges = async (state: RoomChangeState, signal?: AbortSignal): Promise<contract.RoomModificationRequest[]> => {
  const endpoint = refer<typeof contract.listRoomModificationRequests>('GET', '/api/referentials/room-modification-requests');
  return (await call(endpoint, { query: { state } }, { signal })).requests;
};

export const fetchRoomChange = (id: string, signal?: AbortSignal): Promise<contract.RoomModificationRequest> =>
  call(
    refer<typeof contract.getRoomModificationRequest>('GET', '/api/referentials/room-modification-requests/{id}'),
    { params: { id } },
    { signal },
  );

export const validateChange = (id: string) =>
  call(refer<typeof contract.validateRoomModification>('PUT', '/api/referentials/room-modification-requests/{id}/validate'), {
    params: { id },
    body: {},
  });

export const rejectChange = (id: string, reason: string) =>
  call(refer<typeof contract.rejectRoomModification>('PUT', '/api/referentials/room-modification-requests/{id}/reject'), {
    params: { id },
    body: { reason },
  });
