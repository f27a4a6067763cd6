import type { getCalendar } from '@plenary/contracts/booking.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';

/** Days of a country that are closed, and the first and last day that can be booked: tomorrow and a year ahead. */
export type VenueCalendar = EndpointResponse<typeof getCalendar>;

/** The reason why a day is unavailable; `name` is the country's holiday. */
export type ClosedBecause = { because: 'past' | 'too-far' | 'weekend' } | { because: 'closed'; name: string };

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Looks up why a day cannot be chosen; undefined where it can (spec/booking.md §5 "Calendar"). */
export const closedDayLookup = ({ firstDay, lastDay, closedDays }: VenueCalendar, language: Language) => {
  const names = new Map(closedDays.map(({ date, name }) => [date, name[language]]));
  return (day: string): ClosedBecause | undefined => {
    if (day < firstDay) return { because: 'past' };
    if (day > lastDay) return { because: 'too-far' };
    const name = names.get(day);
    if (name !== undefined) return { because: 'closed', name };
    return atMidnight(day).getUTCDay() % 6 === 0 ? { because: 'weekend' } : undefined;
  };
};

/** The open days from `start` to `end`, both included: a range may step over closed days, they are left out of it. */
export const openDaysOf = ({ start, end }: { start: string; end: string }, isClosed: (day: string) => boolean): string[] => {
  const days: string[] = [];
  for (const at = atMidnight(start); at <= atMidnight(end); at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10);
    if (!isClosed(day)) days.push(day);
  }
  return days;
};

/** Days the picker can turn to: from January of last year to December three years ahead (spec/booking.md §5). */
export const shownDays = ({ firstDay }: VenueCalendar): { from: string; to: string } => {
  const today = atMidnight(firstDay);
  today.setUTCDate(today.getUTCDate() - 1);
  const year = today.getUTCFullYear();
  return { from: `${year - 1}-01-01`, to: `${year + 3}-12-31` };
};
