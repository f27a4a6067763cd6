import type { FieldErrors } from '@plenary/contracts/problem';
import { lacksPriceList } from '../venues/on-request.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

/** Customers are not told a price before there is a price list (D29 of the operator's desk). */
export const unpricedFaults = (venue: Pick<VenueRecord, 'isRequestOnly' | 'prices'>): FieldErrors =>
  lacksPriceList(venue) ? { isRequestOnly: 'no_price_list' } : {};
