import type { Reach } from '@plenary/contracts/desk-rights';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { listReferentialVenues } from '@plenary/contracts/referentials.endpoints';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import { isReached } from '../rights/reached-venues.ts';

/** Venues of a country that the reader may see, drafts and archived ones too, in the order of the list. */
export const listVenues = async (
  { catalogue }: BookingDeps,
  { code, reach }: { code: CountryCode; reach: Reach },
): Promise<EndpointResponse<typeof listReferentialVenues>> => {
  const { kept } = await catalogue.current();
  const ofCountry = kept.filter((venue) => venue.record.address.countryCode === code && isReached(reach, venue));
  return {
    venues: ofCountry.map(({ record, rooms }) => ({
      venueId: record.id,
      slug: record.slug,
      name: record.commercialName,
      roomsCount: rooms.length,
    })),
  };
};
