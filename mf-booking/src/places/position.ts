/** WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371;
const radians = Math.PI / 180;

/** Kilometres as the crow flies; within a country the flat reckoning is off by less than one in a hundred. */
export const kilometresBetween = (one: Position, other: Position): number => {
  const east = (other.longitude - one.longitude) * Math.cos(((one.latitude + other.latitude) / 2) * radians);
  return Math.hypot(east, other.latitude - one.latitude) * radians * earthRadius;
};
