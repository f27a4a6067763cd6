import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { fetchEventsOf } from '../deals/fetch-events-of.ts';
import { askAll, type Source } from '../desk/ask-all.ts';
import { dayOf } from '../desk/day-of.ts';
import { localToday } from '../desk/local-today.ts';
import { weekOf } from '../desk/week.ts';

export interface WeekData {
  /** Seven local days, from Monday on. */
  days: readonly [string, ...string[]];
  today: string;
  /** Null: they could not be read. */
  events: ListedDeal[] | null;
  /** The services that did not answer. */
  away: Source[];
}

/** The events of all venues in the week of the address, this one without it (design: desk D4, D6). */
export const loadWeek = async ({ request: { url, signal } }: { request: Request }): Promise<WeekData> => {
  const today = localToday(new Date());
  const days = weekOf(dayOf(new URL(url).searchParams.get('day')) ?? today);
  const range = { from: days[0], to: days.at(-1) ?? days[0] };
  const { found, away } = await askAll(['bookings'], () => fetchEventsOf(range, today, signal), signal);
  return { days, today, events: found[0]?.answer ?? null, away };
};
