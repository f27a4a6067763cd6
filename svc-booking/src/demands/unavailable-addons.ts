import type { AddonName } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import { addonNames } from '@plenary/contracts/terms';
import { eveningSpace } from '../availability/evening-space.ts';
import type { TakenOn } from '../availability/read-venue-days.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

/** Add-ons that cannot be had: all where rooms alone are sold and for an evening alone; else an afterwork takes the venue's common space on the last evening, one a venue and evening (server-rules §2). */
export const unavailableAddons = (
  { prices }: Pick<BookingDeps, 'prices'>,
  { venue, search, taken }: { venue: CatalogueVenue; search: Pick<VenueSearch, 'days'>; taken: TakenOn },
): AddonName[] => {
  const lastDay = search.days.at(-1);
  if (prices.roomsAlone || lastDay?.evening) return [...addonNames];
  return eveningSpace({ venue, day: lastDay?.date ?? '', taken })?.rank === 1 ? [] : ['afterwork'];
};
