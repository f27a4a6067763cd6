import { getCalendar } from '@plenary/contracts/booking';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { createCaller } from '@plenary/http/create-caller';
import { currentPlatform } from '@plenary/platform';
import type { VenueCalendar } from './open-days.ts';

const call = createCaller({
  origin: '',
  fetch: (...args) => fetch(...args),
  newId: () => crypto.randomUUID(),
  headers: () => currentPlatform().callHeaders(),
});

export type FetchCalendar = (countryCode: CountryCode, signal: AbortSignal) => Promise<VenueCalendar>;

/** Closed days of a country, and the window that can be booked. */
export const fetchCalendar: FetchCalendar = (countryCode, signal) => call(getCalendar, { params: { countryCode } }, { signal });
