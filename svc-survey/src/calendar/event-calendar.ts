import ical from 'ical-generator';
import type { EventRow } from '../db/tables.ts';
import { calendarText, vtimezone } from './calendar-text.ts';
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

/** An event as an iCalendar file: an entry a day, in the wall-clock time of its venue, whose zone comes along as VTIMEZONE. */
export const eventCalendar = ({ event, hours, title, description, url, brandName, now }: CalendarInput): string => {
  const { record, id, revision } = event;
  const { timeZone, commercialName, address } = record.venue;
  const place = `${commercialName}, ${address.street}, ${address.zipCode} ${address.city}`;
  const calendar = ical({ prodId: { company: brandName, product: 'events' }, timezone: { name: timeZone, generator: vtimezone } });
  for (const [index, day] of hours.entries()) {
    calendar.createEvent({
      id: `${id}-${index}@plenary`,
      sequence: revision,
      // Texts without a zone: the generator writes them as they stand.
      start: `${day.date}T${day.startTime}:00`,
      end: `${endDateOf(day)}T${day.endTime}:00`,
      timezone: timeZone,
      summary: title,
      description,
      location: place,
      url,
    });
  }
  return calendarText(calendar, now);
};
