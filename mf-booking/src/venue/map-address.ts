import type { Venue } from '@plenary/contracts/venue';

/** A search for an address on OpenStreetMap. */
export const mapAddress = ({ street, zipCode, city }: Venue['address']): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${zipCode} ${city}` })}`;
