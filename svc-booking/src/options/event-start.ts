import type { CalendarDay } from '../calendar/calendar-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format costs 50 times what using it does.
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = '2-digit' as const;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  formats.set(timeZone, format);
  return format;
};

/** Milliseconds that a zone's clocks are ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - instant;
};

/**
 * Instant, in milliseconds, at which an event begins: local midnight of its first day in the venue's IANA zone. In our zones
 * clocks change at 01:00 UTC, so midnight is there once on every day. RangeError for an unknown zone.
 */
export const eventStart = ({ firstDay, timeZone }: { firstDay: CalendarDay; timeZone: string }): number => {
  const asIfUtc = Date.parse(`${firstDay}T00:00:00Z`);
  const near = asIfUtc - offsetAt(asIfUtc, timeZone);
  return asIfUtc - offsetAt(near, timeZone);
};
