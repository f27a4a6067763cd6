import type { MapVenue } from './map-venue.ts';

type Corner = [latitude: number, longitude: number];

/** Limits of the map's view: zooms and pixels are of spec/booking.md §9, `bounds` and `minZoom` keep it on western Europe. */
export const mapLimits = {
  minZoom: 4,
  maxZoom: 16,
  maxInitialZoom: 12,
  padding: 100,
  centre: [46.6, 1.9] as Corner,
  bounds: [
    [34, -15],
    [61, 27],
  ] as [Corner, Corner],
};

/** South-west and north-east corners around the venues, in degrees; null without any venue. */
export function cornersOf(venues: MapVenue[]): [Corner, Corner] | null {
  if (venues.length === 0) return null;
  const latitudes = venues.map((venue) => venue.coordinates.latitude);
  const longitudes = venues.map((venue) => venue.coordinates.longitude);
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ];
}

/**
 * Fits the venues into a map of that size in pixels: 100 px free on each side, never closer than zoom 12 (spec/booking.md §9).
 * A side that two such margins fill keeps a third of itself free instead.
 */
export function fitOptions(size: { x: number; y: number }): { padding: [number, number]; maxZoom: number; animate: false } {
  const margin = (side: number) => (side > 2 * mapLimits.padding ? mapLimits.padding : Math.floor(side / 3));
  return { padding: [margin(size.x), margin(size.y)], maxZoom: mapLimits.maxInitialZoom, animate: false };
}

/** Equal for two lists of the same venues in any order: prices and hovering don't change it. */
export function venueSetKey(venues: MapVenue[]): string {
  return venues
    .map((venue) => venue.slug)
    .sort()
    .join(' ');
}
