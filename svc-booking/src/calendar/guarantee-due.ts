import { localInstant } from '@plenary/service-kit/local-time';
import { addDays, type CalendarDay } from './calendar-day.ts';

/** Instant in milliseconds, noon at the venue, from which an event is billed for the people that it has by then at least (design: lifecycle L24). */
export const guaranteeDue = (firstDay: CalendarDay, { guaranteeDays, timeZone }: { guaranteeDays: number; timeZone: string }): number =>
  localInstant(addDays(firstDay, -guaranteeDays), '12:00', timeZone);
