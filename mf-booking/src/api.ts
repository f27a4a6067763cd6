import * as contract from '@plenary/contracts/booking';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { SearchQuery } from '@plenary/contracts/search';
import { createCaller } from '@plenary/http/create-caller';
import { currentPlatform } from '@plenary/platform';

const call = createCaller({
  origin: '',
  fetch: (...args) => fetch(...args),
  newId: () => crypto.randomUUID(),
  headers: () => currentPlatform().callHeaders(),
});

export type VenueList = EndpointResponse<typeof contract.listVenues>;

export const fetchVenues = (query: SearchQuery, signal?: AbortSignal): Promise<VenueList> =>
  call(contract.listVenues, { query }, { signal });
