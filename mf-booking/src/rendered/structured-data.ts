import type { Venue } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import { paths } from '../paths.ts';

const context = 'https://schema.org';

/** ISO 3166-1 alpha-2, as schema.org asks for. */
const country = { FRA: 'FR', BEL: 'BE', ESP: 'ES' } as const;

/** A venue with its rooms, as https://schema.org/EventVenue and https://schema.org/MeetingRoom. */
export const venueData = (venue: Venue, { origin, language }: { origin: string; language: Language }): Record<string, unknown> => {
  const { slug, name, description, address, coordinates, features, pictures, rooms = [], isAccessible } = venue;
  const cover = pictures.cover?.desktop.sources.at(-1)?.url;
  const place = {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.zipCode,
    addressLocality: address.city,
    addressCountry: country[address.countryCode],
  };
  return {
    '@context': context,
    '@type': 'EventVenue',
    '@id': origin + paths.venue(slug),
    url: origin + paths.venue(slug),
    name,
    description: description[language],
    address: place,
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
    maximumAttendeeCapacity: features.capacity,
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'wheelchair accessible', value: isAccessible }],
    ...(cover && { image: new URL(cover, origin).href }),
    containsPlace: rooms.map((room) => ({ '@type': 'MeetingRoom', name: room.name })),
  };
};

/** The way from the start to a page, as https://schema.org/BreadcrumbList. */
export const crumbs = (places: readonly { name: string; address: string }[]): Record<string, unknown> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, address }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: address })),
});
