import * as contract from '@plenary/contracts/network.endpoints';
import type { NetworkRoom, NetworkVenue, NetworkVenueLine, RoomFacts, VenueFacts } from '@plenary/contracts/network.schemas';
import { call } from '../call.ts';

export type { NetworkRoom, NetworkVenue, NetworkVenueLine, RoomFacts, VenueFacts };

export const fetchNetwork = async (signal?: AbortSignal): Promise<NetworkVenueLine[]> =>
  (await call(contract.listNetworkVenues, {}, { signal })).venues;

export const fetchNetworkVenue = (venue: string, signal?: AbortSignal): Promise<NetworkVenue> =>
  call(contract.getNetworkVenue, { params: { venue } }, { signal });

export const saveVenue = (venue: string, body: { revision: number; facts: VenueFacts }): Promise<NetworkVenue> =>
  call(contract.changeNetworkVenue, { params: { venue }, body });

export const saveRoom = (venue: string, roomId: string, body: { revision: number; facts: RoomFacts }): Promise<NetworkVenue> =>
  call(contract.changeNetworkRoom, { params: { venue, roomId }, body });
