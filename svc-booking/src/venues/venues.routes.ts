import * as contract from '@plenary/contracts/booking.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { keptReply } from '../kept-reply.ts';
import { presentVenue } from './present-venue.ts';
import { venueSeenBy } from './venue-seen-by.ts';

export const venuesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getVenue, async ({ actor, params, header }) => {
    const venue = venueSeenBy(actor, await deps.catalogue.current(), params.venueSlug);
    return keptReply(contract.getVenue, { of: venue, key: '', header, make: () => presentVenue(venue) });
  });
};
