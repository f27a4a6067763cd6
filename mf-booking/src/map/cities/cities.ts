import type { CityMap } from './city-map.ts';

export interface City {
  slug: string;
  /** The local spelling. */
  name: string;
  /** Position of the name on the map of the countries, in degrees. */
  centre: { latitude: number; longitude: number };
  /** Degrees; its features lie inside. */
  box: { south: number; west: number; north: number; east: number };
  /** A chunk of its own, fetched when the map first shows the city. */
  load: () => Promise<CityMap>;
}

// TypeScript reads coordinates from JSON as number[]; cities.test.ts holds the files to the shape of CityMap.
const asCityMap = (file: { default: unknown }) => file.default as CityMap;

/** The cities that have a hand-made map (spec/booking.md §2, venue list). */
export const cities: City[] = [
  {
    slug: 'paris',
    name: 'Paris',
    centre: { latitude: 48.8566, longitude: 2.3522 },
    box: { south: 48.3, west: 1.4, north: 49.5, east: 3.5 },
    load: () => import('./paris.geo.json').then(asCityMap),
  },
  {
    slug: 'brussels',
    name: 'Bruxelles · Brussel',
    centre: { latitude: 50.8467, longitude: 4.3525 },
    box: { south: 50.4, west: 3.7, north: 51.25, east: 5 },
    load: () => import('./brussels.geo.json').then(asCityMap),
  },
  {
    slug: 'madrid',
    name: 'Madrid',
    centre: { latitude: 40.4168, longitude: -3.7038 },
    box: { south: 39.9, west: -4.3, north: 41, east: -3.1 },
    load: () => import('./madrid.geo.json').then(asCityMap),
  },
];
