import { dayCalendar } from '@plenary/service-kit/day-calendar';
import type { EventRow } from '../db/tables.ts';
import { type DayHours, endDateOf } from './event-hours.ts';

interface CalendarInput {
  event: EventRow;
  hours: readonly DayHours[];
  /** Name of the event. */
  title: string;
  description: string;
  url: string;
  brandName: string;
  /** Instant in milliseconds. */
  now: number;
}

/** Versions that svc-booking gives out under the same id before there is a survey: of the option, and of the booking. */
const versionsBefore = 2;

/** An event as an iCalendar file: an entry a day, in the wall-clock time of its venue. */
export const eventCalendar = ({ event, hours, ...told }: CalendarInput): string =>
  dayCalendar({
    id: event.quoteId ?? event.id,
    sequence: event.revision + versionsBefore,
    days: hours.map((day) => ({ ...day, startDate: day.date, endDate: endDateOf(day) })),
    venue: event.record.venue,
    ...told,
  });
