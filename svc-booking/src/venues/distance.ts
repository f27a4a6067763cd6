import type { Venue } from '@plenary/contracts/venue';

type Coordinates = Venue['coordinates'];

const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export const distance = (from: Coordinates, to: Coordinates): number => {
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const chord = Math.sin(north / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
};
