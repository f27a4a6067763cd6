import type { ListedFacts, TransitLine } from '@plenary/contracts/venue';
import type { VenueRecord } from './venue-record.ts';

/** What a list filters a venue by, and its nearest rail station with all lines that stop there. */
export const listedFacts = ({ hasFood, isAccessible, parkings, transit }: VenueRecord): ListedFacts => ({
  hasFood,
  isAccessible,
  hasParking: parkings.length > 0,
  station: nearestStation([...transit.metros, ...transit.rers, ...transit.trams, ...transit.trains]),
});

const nearestStation = (stops: readonly TransitLine[]): ListedFacts['station'] => {
  const [nearest] = stops.toSorted((one, other) => one.minutesToWalk - other.minutesToWalk);
  if (!nearest) return null;
  const { station: name, minutesToWalk } = nearest;
  return { name, minutesToWalk, lines: stops.filter(({ station }) => station === name).map(({ line }) => line) };
};
