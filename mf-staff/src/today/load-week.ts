import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { fetchEventsOf } from '../deals/fetch-events-of.ts';
import { askAll, type Source } from '../desk/ask-all.ts';
import { dayOf } from '../desk/day-of.ts';
import { localToday } from '../desk/local-today.ts';
import { weekOf } from '../desk/week.ts';
import { fetchBookingsWithoutQuote } from '../planning/api.ts';

export interface WeekData {
  /** Seven local days, from Monday on. */
  days: readonly [string, ...string[]];
  today: string;
  /** Null: they could not be read. */
  events: ListedDeal[] | null;
  /** Bookings that were entered outside the site. */
  withoutQuote: BookingWithoutQuote[] | null;
  /** The services that did not answer. */
  away: Source[];
}

/** The events of all venues in the week of the address, this one without it (design: desk D4, D6). */
export const loadWeek = async ({ request: { url, signal } }: { request: Request }): Promise<WeekData> => {
  const today = localToday(new Date());
  const days = weekOf(dayOf(new URL(url).searchParams.get('day')) ?? today);
  const range = { from: days[0], to: days.at(-1) ?? days[0] };
  const ask = <Answer>(read: () => Promise<Answer>) => askAll(['bookings'], read, signal);
  const [events, withoutQuote] = await Promise.all([
    ask(() => fetchEventsOf(range, today, signal)),
    ask(() => fetchBookingsWithoutQuote(range, signal)),
  ]);
  return {
    ...{ days, today, events: events.found[0]?.answer ?? null, withoutQuote: withoutQuote.found[0]?.answer ?? null },
    away: [...new Set([...events.away, ...withoutQuote.away])],
  };
};
