import type { Venue } from '@plenary/contracts/venue';
import { isClosedBy } from '@plenary/contracts/venue-closings';
import { openDaysOf, type VenueCalendar } from './open-days.ts';
import { fetchCalendar } from './search-api.ts';

type Closed = VenueCalendar['closedDays'][number];

const isWeekend = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;

/** The calendar of its country with the venue's own closings. A day that is closed in the country is told as such, a weekend as a weekend. */
export const fetchVenueCalendar = async (
  { address: { countryCode }, closings = [] }: Pick<Venue, 'address' | 'closings'>,
  signal: AbortSignal,
): Promise<VenueCalendar> => {
  const calendar = await fetchCalendar(countryCode, signal);
  const known = new Set(calendar.closedDays.map(({ date }) => date));
  const isSettled = (day: string) => known.has(day) || isWeekend(day);
  const own = openDaysOf({ start: calendar.firstDay, end: calendar.lastDay }, isSettled).flatMap((date): Closed[] => {
    const closing = closings.find((one) => isClosedBy(one, date));
    return closing ? [{ date, reason: 'closed-period', name: closing.name }] : [];
  });
  return { ...calendar, closedDays: [...calendar.closedDays, ...own] };
};
