import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { listReferentialVenues } from '@plenary/contracts/referentials.endpoints';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';

/** Venues of a country, drafts and archived ones too, in the order of the list. */
export const listVenues = async (
  { catalogue }: BookingDeps,
  code: CountryCode,
): Promise<EndpointResponse<typeof listReferentialVenues>> => {
  const { kept } = await catalogue.current();
  const ofCountry = kept.filter(({ record }) => record.address.countryCode === code);
  return {
    venues: ofCountry.map(({ record, rooms }) => ({
      venueId: record.id,
      slug: record.slug,
      name: record.commercialName,
      roomsCount: rooms.length,
    })),
  };
};
