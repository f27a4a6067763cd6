import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { EventRow } from '../db/tables.ts';
import type { DayHours } from './event-hours.ts';

interface CalendarInput {
  event: EventRow;
  hours: readonly DayHours[];
  /** What the event is called. */
  title: string;
  description: string;
  url: string;
  brandName: string;
  /** Instant in milliseconds. */
  now: number;
}

const vtimezone = (timeZone: string): string => {
  const [block = ''] = tzlib_get_ical_block(timeZone);
  return block;
};

const utcStamp = (instant: number): string => `${new Date(instant).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** An event as an iCalendar file: an entry a day, in the wall-clock time of its venue, whose zone comes along as VTIMEZONE. */
export const eventCalendar = ({ event, hours, title, description, url, brandName, now }: CalendarInput): string => {
  const { record, id, revision } = event;
  const { timeZone, commercialName, address } = record.venue;
  const place = `${commercialName}, ${address.street}, ${address.zipCode} ${address.city}`;
  const calendar = ical({ prodId: { company: brandName, product: 'events' }, timezone: { name: timeZone, generator: vtimezone } });
  for (const [index, { date, startTime, endTime }] of hours.entries()) {
    calendar.createEvent({
      id: `${id}-${index}@plenary`,
      sequence: revision,
      // Texts without a zone: the generator writes them as they stand.
      start: `${date}T${startTime}:00`,
      end: `${date}T${endTime}:00`,
      timezone: timeZone,
      summary: title,
      description,
      location: place,
      url,
    });
  }
  // The generator writes this one in the venue's time as well; RFC 5545 §3.8.7.2 has it in UTC.
  return `${calendar.toString().replaceAll(/^DTSTAMP:.*$/gm, `DTSTAMP:${utcStamp(now)}`)}\r\n`;
};
