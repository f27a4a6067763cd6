import type { AddonName } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { takenAt } from '../availability/venue-day.ts';
import { halfBits } from '../rooms/match-rooms-prepare.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

/** Add-ons that cannot be had: an afterwork takes the venue's common space on the last evening, one a venue and evening (server-rules §2). */
export const unavailableAddons = (venue: CatalogueVenue, search: Pick<VenueSearch, 'days'>, taken: TakenOn): AddonName[] => {
  const lastDay = search.days.at(-1)?.date ?? '';
  const evenings = takenAt(taken(venue.record.id, lastDay), venue.positions, 1);
  const hasFreeSpace = venue.prepared.some(
    ({ room }, index) => room.category === 'Espace commun' && ((evenings[index] ?? 0) & halfBits.SOIREE) === 0,
  );
  return hasFreeSpace ? [] : ['afterwork'];
};
