import type { PriceList } from '@plenary/contracts/price-list-terms';
import type { VenueRecord } from '../venues/venue-record.ts';
import { priceLists } from './price-lists.ts';

/** The inputs of a venue's price. */
export type PricedVenue = Pick<VenueRecord, 'tier' | 'minimumPricePerDay' | 'promotions' | 'prices'> & {
  address: Pick<VenueRecord['address'], 'countryCode'>;
};

/** The venue's own version of a day: the last one that has begun; undefined before its first. */
export const versionOn = (
  { prices = [] }: Pick<PricedVenue, 'prices'>,
  date: string,
): NonNullable<PricedVenue['prices']>[number] | undefined => prices.findLast(({ from }) => from <= date);

/** Prices of a venue on the day of an event: its own, else those of its level in its country. */
export const priceListOn = (venue: PricedVenue, date: string): PriceList =>
  versionOn(venue, date)?.list ?? priceLists[venue.address.countryCode][venue.tier];
