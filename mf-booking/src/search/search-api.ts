import { getCalendar } from '@plenary/contracts/booking.endpoints';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';
import type { VenueCalendar } from './open-days.ts';

export type FetchCalendar = (countryCode: CountryCode, signal: AbortSignal) => Promise<VenueCalendar>;

/** Closed days of a country, and the window that can be booked. */
export const fetchCalendar: FetchCalendar = (countryCode, signal) => call(getCalendar, { params: { countryCode } }, { signal });
