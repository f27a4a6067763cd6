import type { AddonName } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import { addonNames } from '@plenary/contracts/terms';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { takenAt } from '../availability/venue-day.ts';
import type { BookingDeps } from '../deps.ts';
import { halfBits } from '../rooms/match-rooms-prepare.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

/** Add-ons that cannot be had: all where rooms alone are sold; else an afterwork takes the venue's common space on the last evening, one a venue and evening (server-rules §2). */
export const unavailableAddons = (
  { prices }: Pick<BookingDeps, 'prices'>,
  { venue, search, taken }: { venue: CatalogueVenue; search: Pick<VenueSearch, 'days'>; taken: TakenOn },
): AddonName[] => {
  if (prices.roomsAlone) return [...addonNames];
  const lastDay = search.days.at(-1)?.date ?? '';
  const evenings = takenAt(taken(venue.record.id, lastDay), venue.positions, 1);
  const hasFreeSpace = venue.prepared.some(
    ({ room }, index) => room.category === 'Espace commun' && ((evenings[index] ?? 0) & halfBits.SOIREE) === 0,
  );
  return hasFreeSpace ? [] : ['afterwork'];
};
