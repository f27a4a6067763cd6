import type { ICalCalendar } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** VTIMEZONE of an IANA zone: not every calendar knows the name. */
export const vtimezone = (timeZone: string): string => {
  const [block = ''] = tzlib_get_ical_block(timeZone);
  return block;
};

/** `20261127T090000Z` of an instant in milliseconds. */
export const utcStamp = (instant: number): string => `${new Date(instant).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** The file; the generator writes DTSTAMP in the venue's time as well, where RFC 5545 §3.8.7.2 has it in UTC. */
export const calendarText = (calendar: ICalCalendar, now: number): string =>
  `${calendar.toString().replaceAll(/^DTSTAMP:.*$/gm, `DTSTAMP:${utcStamp(now)}`)}\r\n`;
