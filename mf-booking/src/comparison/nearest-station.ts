import type { TransitLine, Venue } from '@plenary/contracts/venue';

/** The rail station with the shortest walk, in minutes, and the lines that stop there; null: none is near. */
export const nearestStation = ({ metros, rers, trams, trains }: Venue['transit']) => {
  const stops: TransitLine[] = [...metros, ...rers, ...trams, ...trains];
  const [first, ...others] = stops.toSorted((one, other) => one.minutesToWalk - other.minutesToWalk);
  if (!first) return null;
  const here = [first, ...others.filter(({ station }) => station === first.station)];
  return { station: first.station, minutesToWalk: first.minutesToWalk, lines: [...new Set(here.map(({ line }) => line))] };
};
