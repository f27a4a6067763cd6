import { type RoomChangeState, roomChangeStates } from '@plenary/contracts/referential-terms';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { fetchRoomChange, fetchRoomChanges } from '../api.ts';

export interface RoomChangesData {
  state: RoomChangeState;
  requests: RoomModificationRequest[];
}

/** Change requests of the state that the address names; open ones without. */
export const loadRoomChanges = async ({ request }: { request: Request }): Promise<RoomChangesData> => {
  const named = new URL(request.url).searchParams.get('state');
  const state = roomChangeStates.find((one) => one === named) ?? 'open';
  return { state, requests: await fetchRoomChanges(state, request.signal) };
};

interface ChangeArgs {
  params: { modificationId?: string };
  request: Request;
}

export const loadRoomChange = ({ params: { modificationId = '' }, request }: ChangeArgs): Promise<RoomModificationRequest> =>
  fetchRoomChange(modificationId, request.signal);
