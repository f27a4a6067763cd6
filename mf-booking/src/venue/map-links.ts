import type { Venue } from '@plenary/contracts/venue';
import type { PublicSettings } from '@plenary/platform';

type Addresses = Pick<PublicSettings, 'directionsUrl' | 'addressUrl'>;

const openStreetMap = {
  directions: 'https://www.openstreetmap.org/directions?to={latitude}%2C{longitude}',
  address: 'https://www.openstreetmap.org/search?query={address}',
};

const filled = (template: string, parts: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => (name in parts ? encodeURIComponent(parts[name] ?? '') : hole));

/** Directions to a place; the user chooses the start and the means there. */
export const directionsAddress = ({ latitude, longitude }: Venue['coordinates'], { directionsUrl }: Addresses): string =>
  filled(directionsUrl ?? openStreetMap.directions, { latitude: String(latitude), longitude: String(longitude) });

/** An address on a map. */
export const mapAddress = ({ street, zipCode, city }: Venue['address'], { addressUrl }: Addresses): string =>
  filled(addressUrl ?? openStreetMap.address, { address: `${street}, ${zipCode} ${city}` });
