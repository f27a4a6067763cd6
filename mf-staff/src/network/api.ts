import * as contract from '@plenary/contracts/network.endpoints';
import type {
  NetworkRoom,
  NetworkVenue,
  NetworkVenueLine,
  NewVenue,
  RoomFacts,
  RoomFigures,
  VenueFacts,
} from '@plenary/contracts/network.schemas';
import * as files from '@plenary/contracts/network-file.endpoints';
import type { ImportPlan, NetworkFile } from '@plenary/contracts/network-file.schemas';
import * as pictures from '@plenary/contracts/network-pictures.endpoints';
import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import * as prices from '@plenary/contracts/network-prices.endpoints';
import type { NetworkPrices, PricedSearch, PriceVersion } from '@plenary/contracts/network-prices.schemas';
import { call } from '../call.ts';
import type { Looking } from '../desk/looking.ts';

export const fetchNetworkList = (options?: Looking): Promise<{ venues: NetworkVenueLine[] }> =>
  call(contract.listNetworkVenues, {}, options);

export const fetchNetworkVenue = (venue: string, signal?: AbortSignal): Promise<NetworkVenue> =>
  call(contract.getNetworkVenue, { params: { venue } }, { signal });

export const saveVenue = (venue: string, body: { revision: number; facts: VenueFacts }): Promise<NetworkVenue> =>
  call(contract.changeNetworkVenue, { params: { venue }, body });

export const saveRoom = (venue: string, roomId: string, body: { revision: number; facts: RoomFacts }): Promise<NetworkVenue> =>
  call(contract.changeNetworkRoom, { params: { venue, roomId }, body });

export const addVenue = (body: NewVenue, idempotencyKey: string): Promise<NetworkVenue> =>
  call(contract.addNetworkVenue, { body }, { idempotencyKey });

export const changeAddress = (venue: string, body: { revision: number; slug: string }): Promise<NetworkVenue> =>
  call(contract.changeNetworkAddress, { params: { venue }, body });

export const publishVenue = (venue: string, revision: number): Promise<NetworkVenue> =>
  call(contract.publishNetworkVenue, { params: { venue }, body: { revision } });

export const archiveVenue = (venue: string, revision: number): Promise<NetworkVenue> =>
  call(contract.archiveNetworkVenue, { params: { venue }, query: { revision } });

export const addRoom = (venue: string, body: { facts: RoomFacts; figures: RoomFigures }, idempotencyKey: string): Promise<NetworkVenue> =>
  call(contract.addNetworkRoom, { params: { venue }, body }, { idempotencyKey });

export const changeFigures = (venue: string, roomId: string, body: { revision: number; figures: RoomFigures }): Promise<NetworkVenue> =>
  call(contract.changeNetworkFigures, { params: { venue, roomId }, body });

export const removeRoom = (venue: string, { id: roomId, revision }: Pick<NetworkRoom, 'id' | 'revision'>): Promise<NetworkVenue> =>
  call(contract.removeNetworkRoom, { params: { venue, roomId }, query: { revision } });

export const fetchPrices = (venue: string, signal?: AbortSignal): Promise<NetworkPrices> =>
  call(prices.getNetworkPrices, { params: { venue } }, { signal });

export const changePrices = (venue: string, body: { revision: number; versions: PriceVersion[] }): Promise<NetworkPrices> =>
  call(prices.changeNetworkPrices, { params: { venue }, body });

export const previewPrices = async (venue: string, versions: PriceVersion[]): Promise<PricedSearch[]> =>
  (await call(prices.previewNetworkPrices, { params: { venue }, body: { versions } })).searches;

export const fetchPictures = (venue: string, signal?: AbortSignal): Promise<NetworkPictures> =>
  call(pictures.listNetworkPictures, { params: { venue } }, { signal });

/** `picture`: base64. */
export const addPicture = (venue: string, picture: string, signal: AbortSignal): Promise<NetworkPictures> =>
  call(pictures.addNetworkPicture, { params: { venue }, body: { picture } }, { signal });

export const changePictures = (
  venue: string,
  body: { revision: number; pictures: Pick<NetworkPicture, 'id' | 'alternative' | 'focus' | 'roomId'>[] },
): Promise<NetworkPictures> => call(pictures.changeNetworkPictures, { params: { venue }, body });

export const fetchNetworkFile = (): Promise<NetworkFile> => call(files.exportNetwork, {});

/** `file`: the JSON of a network. */
export const previewImport = (body: { file: unknown; archiveMissing: boolean }, signal: AbortSignal): Promise<ImportPlan> =>
  call(files.previewNetworkImport, { body }, { signal });

export const sendImport = (body: { file: unknown; archiveMissing: boolean; planHash: string }): Promise<ImportPlan> =>
  call(files.importNetwork, { body });
