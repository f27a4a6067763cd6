import { addDays, type CalendarDay } from '../calendar/calendar-day.ts';
import type { Promotion } from '../venues/venue-record.ts';

/** Percent off the packages of a season; a quote of a demo customer at Étoile is in it. */
const percents: Readonly<Record<string, number>> = { etoile: 15, 'palacete-almagro': 10 };
const season = { before: 30, after: 120 };

/** Promotions of the demo's venue around the day on which it is seeded. */
export const demoPromotions = (slug: string, today: CalendarDay): Promotion[] => {
  const percent = percents[slug];
  return percent === undefined ? [] : [{ from: addDays(today, -season.before), to: addDays(today, season.after), percent }];
};
