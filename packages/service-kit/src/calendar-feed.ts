import ical, { escape as escaped, type ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { utcStamp, vtimezone } from './calendar-text.ts';
import { foldLines } from './fold-lines.ts';

export interface FeedEntry {
  /** The same in every version of the entry. */
  uid: string;
  /** Rises with each version. */
  sequence: number;
  /** Instant of the last version, in milliseconds: the stamp of when it is asked for would make each answer a new one. */
  revisedAt: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Local day and time `2026-11-27T09:00` of its zone. */
  start: string;
  end: string;
  /** IANA name. */
  timeZone: string;
  title: string;
  location: string;
  /** Empty: none. */
  description: string;
  url: string | null;
}

interface Feed {
  name: string;
  entries: readonly FeedEntry[];
  brandName: string;
}

const quarterOfAnHour = 15 * 60;

/**
 * A calendar that programs subscribe to, each entry in the wall-clock time of its zone, which comes along as VTIMEZONE. The same entries make
 * the same text. It asks to be read every 15 minutes (REFRESH-INTERVAL of RFC 7986 §5.7, and what came before it).
 */
export const calendarFeed = ({ name, entries, brandName }: Feed): string => {
  // The generator escapes the texts of entries alone.
  const calendar = ical({ name: escaped(name, false), prodId: { company: brandName, product: 'feeds' }, ttl: quarterOfAnHour });
  const zones = [...new Set(entries.map(({ timeZone }) => timeZone))].sort().map(vtimezone);
  const written = entries.map((entry) => foldLines(entryText(calendar, entry)));
  // The generator encodes each character by itself to fold a calendar, which is most of its time: it folds the frame alone.
  const frame = calendar.clear().toString();
  const end = frame.lastIndexOf('END:VCALENDAR');
  return `${frame.slice(0, end)}${zones.map((zone) => `${zone.trimEnd()}\r\n`).join('')}${written.join('')}END:VCALENDAR\r\n`;
};

const entryText = (
  calendar: ICalCalendar,
  { uid, revisedAt, status, start, end, timeZone, title, description, url, ...told }: FeedEntry,
): string =>
  calendar
    .createEvent({
      ...told,
      id: uid,
      status: ICalEventStatus[status],
      transparency: status === 'CANCELLED' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      stamp: new Date(revisedAt),
      // Texts without a zone: the generator writes them as they stand.
      start: `${start}:00`,
      end: `${end}:00`,
      timezone: timeZone,
      summary: title,
      ...(description && { description }),
      ...(url && { url }),
    })
    .toString()
    .replace(/^DTSTAMP:.*$/m, `DTSTAMP:${utcStamp(revisedAt)}`);
