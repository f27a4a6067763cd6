import type { VenueRecord } from './venue-record.ts';

export const hasPriceList = ({ prices = [] }: Pick<VenueRecord, 'prices'>): boolean => prices.length > 0;

/** Whether a venue is to be sold by a price list, and nobody has written one yet. */
export const lacksPriceList = (venue: Pick<VenueRecord, 'isRequestOnly' | 'prices'>): boolean =>
  !venue.isRequestOnly && !hasPriceList(venue);

/** Whether a venue has no standard price for anything: it takes requests only, or nobody has written its price list yet. */
export const isOnRequest = (venue: Pick<VenueRecord, 'isRequestOnly' | 'prices'>): boolean => venue.isRequestOnly || lacksPriceList(venue);
