import type { CountryCode } from '@plenary/contracts/vocabulary';
import { fetchRooms, fetchVenues, type ReferentialVenue, type VenueRooms } from '../api.ts';
import { readCountry } from '../desk/read-country.ts';

export interface RoomsData {
  country: CountryCode;
  venues: ReferentialVenue[];
  /** Null: none is chosen, or none of that name is in the country. */
  venue: ReferentialVenue | null;
  rooms: VenueRooms | null;
}

/** Rooms of the venue that the address chooses by its slug or id; the venues of the country in any case. */
export const loadRooms = async ({ request }: { request: Request }): Promise<RoomsData> => {
  const query = new URL(request.url).searchParams;
  const country = readCountry(query);
  const venues = await fetchVenues(country, request.signal);
  const chosen = query.get('venue');
  const venue = venues.find(({ slug, venueId }) => slug === chosen || venueId === chosen) ?? null;
  const rooms = venue && (await fetchRooms({ code: country, venue: venue.slug }, request.signal));
  return { country, venues, venue, rooms };
};
