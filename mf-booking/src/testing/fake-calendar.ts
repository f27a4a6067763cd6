import type { getCalendar } from '@plenary/contracts/booking.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { Localized } from '@plenary/contracts/vocabulary';

type Calendar = EndpointResponse<typeof getCalendar>;

const dayLength = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const isWeekend = (instant: number) => [0, 6].includes(new Date(instant).getUTCDay());

const christmas: Localized = { fr: 'Noël', en: 'Christmas', es: 'Navidad', nl: 'Kerstmis' };
const closing: Localized = { fr: 'Fermeture annuelle', en: 'Annual closing', es: 'Cierre anual', nl: 'Jaarlijkse sluiting' };

/** One year from tomorrow; Christmas and the days up to New Year are closed. */
export const fakeCalendar = (now: number): Calendar => {
  const [firstDay, lastDay] = [dayOf(now + dayLength), dayOf(now + 365 * dayLength)];
  const years = [firstDay, lastDay].map((day) => day.slice(0, 4));
  const closedDays = [...new Set(years)].flatMap((year) => [
    { date: `${year}-12-25`, reason: 'holiday' as const, name: christmas },
    ...['28', '29', '30', '31'].map((day) => ({ date: `${year}-12-${day}`, reason: 'closed-period' as const, name: closing })),
  ]);
  return { firstDay, lastDay, closedDays: closedDays.filter(({ date }) => date >= firstDay && date <= lastDay) };
};

/** Working days from two weeks ahead that the calendar leaves open. */
export const openDaysAhead = (now: number, count: number): string[] => {
  const closed = new Set(fakeCalendar(now).closedDays.map(({ date }) => date));
  const days: string[] = [];
  for (let instant = now + 14 * dayLength; days.length < count; instant += dayLength)
    if (!isWeekend(instant) && !closed.has(dayOf(instant))) days.push(dayOf(instant));
  return days;
};
