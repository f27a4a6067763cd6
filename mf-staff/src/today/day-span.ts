import type { EventHours } from '@plenary/contracts/sheets.schemas';
import { eveningMinutesOf, minutesOf } from '@plenary/contracts/survey-times';

/** Minutes since the midnight that began the day; an evening may go beyond 24 hours. */
export interface Span {
  from: number;
  to: number;
}

/** A day without earlier or later events is drawn from 8:00 to 20:00. */
const usual: Span = { from: 8 * 60, to: 20 * 60 };
const hour = 60;
const dayMinutes = 24 * hour;

/** Lines are so many minutes apart, and bars begin and end on one. */
export const stepMinutes = 15;

/** What an event with an evening whose end nobody has said lasts at least. */
const shortestEvening = 90;

export const spanOfHours = ({ from, to }: NonNullable<EventHours['hours']>): Span => ({ from: minutesOf(from), to: minutesOf(to) });

/** Null: nobody has said when it begins. */
export const spanOfEvening = ({ from, to }: NonNullable<EventHours['evening']>): Span | null => {
  if (from === null) return null;
  const start = eveningMinutesOf(from);
  return { from: start, to: to === null ? start + shortestEvening : Math.max(eveningMinutesOf(to), start + stepMinutes) };
};

/** The hours that a day is drawn from and to: whole ones, with all its events. */
export const spanOfDay = (events: readonly EventHours[]): Span => {
  const all = events.flatMap(({ hours, evening }) => [hours && spanOfHours(hours), evening && spanOfEvening(evening)]);
  const spans = all.filter((span) => span !== null && !Number.isNaN(span.from + span.to)) as Span[];
  return {
    from: Math.floor(Math.min(usual.from, ...spans.map(({ from }) => from)) / hour) * hour,
    to: Math.ceil(Math.max(usual.to, ...spans.map(({ to }) => to)) / hour) * hour,
  };
};

/** First and last line, from 1, of a bar on a day that is drawn from and to these hours; at least one step long. */
export const linesOf = ({ from, to }: Span, day: Span): [number, number] => {
  const first = Math.floor((from - day.from) / stepMinutes) + 1;
  return [first, Math.max(first + 1, Math.ceil((to - day.from) / stepMinutes) + 1)];
};

/** Share, from 0 to 1, of a drawn day that has passed at an instant in a time zone; null: it is another day, or another hour. */
export const passedOf = (now: number, { day, span, timeZone }: { day: string; span: Span; timeZone: string }): number | null => {
  const [date, time = ''] = new Date(now).toLocaleString('sv', { timeZone }).split(' ');
  const minutes = minutesOf(time.slice(0, 5)) + (date === day ? 0 : dayMinutes);
  const isSameNight =
    date === day || new Date(`${date}T00:00:00Z`).getTime() - new Date(`${day}T00:00:00Z`).getTime() === dayMinutes * 60_000;
  return isSameNight && minutes >= span.from && minutes <= span.to ? (minutes - span.from) / (span.to - span.from) : null;
};
