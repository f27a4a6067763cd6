import type { BookingDeps } from '../deps.ts';
import { addVenue } from '../venues/add-venue.ts';
import { demoVenues } from './demo-network.ts';

/** Puts the demo network into the catalogue; what is there already stays as it is. */
export const seedDemo = async ({ database, tables }: BookingDeps): Promise<void> => {
  await database.transact(async (tx) => {
    for (const [position, { venue, rooms }] of demoVenues.entries()) await addVenue(tx, tables, { position, record: venue, rooms });
  });
};
