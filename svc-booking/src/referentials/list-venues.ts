import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { listReferentialVenues } from '@plenary/contracts/referentials.endpoints';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import { venuesOf } from '../venues/catalogue.ts';

/** Venues of a country, in the order of the list. */
export const listVenues = async (
  { catalogue }: BookingDeps,
  code: CountryCode,
): Promise<EndpointResponse<typeof listReferentialVenues>> => ({
  venues: venuesOf(await catalogue.current(), code).map(({ record, rooms }) => ({
    venueId: record.id,
    slug: record.slug,
    name: record.commercialName,
    roomsCount: rooms.length,
  })),
});
