import { dayStart } from '@plenary/service-kit/local-time';
import type { CalendarDay } from './calendar-day.ts';

/** Instant, in milliseconds, at which an event begins: local midnight of its first day in the venue's IANA zone. */
export const eventStart = ({ firstDay, timeZone }: { firstDay: CalendarDay; timeZone: string }): number => dayStart(firstDay, timeZone);
