import ical, { ICalEventStatus } from 'ical-generator';
import { calendarText, vtimezone } from './calendar-text.ts';

interface CalendarDay {
  /** Local days and times `HH:mm` of the venue. */
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
}

interface DayCalendar {
  /** Names the event in every file of it: an entry that is taken again replaces the one before. */
  id: string;
  /** Rises with each version of the event. */
  sequence: number;
  days: readonly CalendarDay[];
  venue: { commercialName: string; timeZone: string; address: { street: string; zipCode: string; city: string } };
  title: string;
  description: string;
  /** Address of the event's page. */
  url: string;
  /** An option alone holds it. */
  isTentative?: boolean;
  brandName: string;
  /** Instant in milliseconds. */
  now: number;
}

/** An event as an iCalendar file: an entry a day, in the wall-clock time of its venue, whose zone comes along as VTIMEZONE. */
export const dayCalendar = ({ id, sequence, days, venue, isTentative, brandName, now, title, ...told }: DayCalendar): string => {
  const { commercialName, timeZone, address } = venue;
  const calendar = ical({ prodId: { company: brandName, product: 'events' }, timezone: { name: timeZone, generator: vtimezone } });
  for (const [index, { startDate, startTime, endDate, endTime }] of days.entries()) {
    calendar.createEvent({
      id: `${id}-${index}@plenary`,
      sequence,
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      // Texts without a zone: the generator writes them as they stand.
      start: `${startDate}T${startTime}:00`,
      end: `${endDate}T${endTime}:00`,
      timezone: timeZone,
      summary: title,
      location: `${commercialName}, ${address.street}, ${address.zipCode} ${address.city}`,
      ...told,
    });
  }
  return calendarText(calendar, now);
};

/** The answer that a browser saves as a file. */
export const calendarResponse = (calendar: string): Response =>
  new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="event.ics"',
      'cache-control': 'no-store',
    },
  });
