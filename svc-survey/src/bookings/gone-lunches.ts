import type { BookingEvent } from '@plenary/contracts/events';
import { lunchPaxOf } from '../events/event-record-of.ts';
import type { LunchElsewhere } from '../notices/tell-scientist.ts';
import { originsIn } from './shift-days.ts';

interface Told {
  /** As it was told before. */
  before: BookingEvent;
  told: BookingEvent;
  /** Agreed on before, by the days of then. */
  elsewhere: readonly LunchElsewhere[];
}

/** Lunches elsewhere that the booking has no lunch for any more: their day is given up, or has none now. */
export const goneLunches = ({ before, told, elsewhere }: Told): LunchElsewhere[] => {
  const origins = originsIn(before, told);
  return elsewhere.filter(({ day }) => {
    const place = before.days.findIndex(({ date }) => date === day);
    const now = told.days[origins.indexOf(place)];
    return !now || lunchPaxOf(now) === 0;
  });
};
