import type { PriceList } from '@plenary/contracts/price-list-terms';
import type { VenueRecord } from '../venues/venue-record.ts';

/** The inputs of a venue's price. */
export type PricedVenue = Pick<VenueRecord, 'minimumPricePerDay' | 'promotions' | 'prices'> & {
  address: Pick<VenueRecord['address'], 'countryCode'>;
};

/** The version of a day: the last one that has begun, and before the first one begins that one; undefined: the venue has none. */
export const versionOn = (
  { prices = [] }: Pick<PricedVenue, 'prices'>,
  date: string,
): NonNullable<PricedVenue['prices']>[number] | undefined => prices.findLast(({ from }) => from <= date) ?? prices[0];

/** Prices of a venue on the day of an event; RangeError where it has no price list (`isOnRequest`). */
export const priceListOn = (venue: PricedVenue, date: string): PriceList => {
  const version = versionOn(venue, date);
  if (!version) throw new RangeError('a venue without a price list is priced on request only');
  return version.list;
};
