import type { CountryCode } from '@plenary/contracts/vocabulary';
import { localInstant } from '@plenary/service-kit/local-time';
import { addDays, type CalendarDay } from './calendar-day.ts';

/** Days before an event on which, at noon at the venue, its people are final (design: lifecycle L24, dated data). */
const daysBefore: Readonly<Record<CountryCode, number>> = { FRA: 3, BEL: 7, ESP: 3 };
export const longestGuarantee = Math.max(...Object.values(daysBefore));

/** Instant in milliseconds from which an event is billed for the people that it has by then at least. */
export const guaranteeDue = (firstDay: CalendarDay, { countryCode, timeZone }: { countryCode: CountryCode; timeZone: string }): number =>
  localInstant(addDays(firstDay, -daysBefore[countryCode]), '12:00', timeZone);
