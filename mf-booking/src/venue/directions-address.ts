import type { Venue } from '@plenary/contracts/venue';

/** Directions to a place on OpenStreetMap; the user chooses the start and the means there. */
export const directionsAddress = ({ latitude, longitude }: Venue['coordinates']): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
