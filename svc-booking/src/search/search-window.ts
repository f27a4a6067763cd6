/** Days that can be booked (spec/booking.md §5): from tomorrow to the same day of next year, both included. */
export interface SearchWindow {
  firstDay: string;
  lastDay: string;
}

/** Window of days around `today`, local to the venue. From 29 February it ends on 28 February. */
export function searchWindow(today: string): SearchWindow {
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)];
  const nextYear = String(year + 1).padStart(4, '0');
  return { firstDay: dayAfter(today), lastDay: nextYear + (rest === '-02-29' ? '-02-28' : rest) };
}

function dayAfter(day: string): string {
  const midnight = atMidnight(day);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.toISOString().slice(0, 10);
}

/** Saturdays and Sundays are closed everywhere. */
export function isWeekend(day: string): boolean {
  return atMidnight(day).getUTCDay() % 6 === 0;
}

/** A calendar day has no zone: it is read in UTC so that the machine's zone never moves it. */
const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
