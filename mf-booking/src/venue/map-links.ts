import { defaultMapLinks } from '@plenary/contracts/deployment-terms';
import type { Venue } from '@plenary/contracts/venue';
import type { PublicSettings } from '@plenary/platform';

type Addresses = Pick<PublicSettings, 'directionsUrl' | 'addressUrl'>;

const filled = (template: string, parts: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => (name in parts ? encodeURIComponent(parts[name] ?? '') : hole));

/** Directions to a place; the user chooses the start and the means there. */
export const directionsAddress = (
  { latitude, longitude }: Venue['coordinates'],
  { directionsUrl = defaultMapLinks.directionsUrl }: Addresses,
): string => filled(directionsUrl, { latitude: String(latitude), longitude: String(longitude) });

/** An address on a map. */
export const mapAddress = ({ street, zipCode, city }: Venue['address'], { addressUrl = defaultMapLinks.addressUrl }: Addresses): string =>
  filled(addressUrl, { address: `${street}, ${zipCode} ${city}` });
