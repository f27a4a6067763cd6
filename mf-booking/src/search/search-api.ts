import type { getCalendar } from '@plenary/contracts/booking';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';
import type { VenueCalendar } from './open-days.ts';

export type FetchCalendar = (countryCode: CountryCode, signal: AbortSignal) => Promise<VenueCalendar>;

/** Closed days of a country, and the window that can be booked. */
export const fetchCalendar: FetchCalendar = (countryCode, signal) =>
  call(refer<typeof getCalendar>('GET', '/api/calendars/{countryCode}'), { params: { countryCode } }, { signal });
