import { eatingOn } from './change-draft.ts';
import type { AskedChange } from './changes.schemas.ts';
import type { AddonPax, SearchDay } from './search.ts';

export interface DayPeople {
  day: string;
  pax: number;
  /** At the venue's own lunch; absent: there is none that day. */
  lunchPax?: number | undefined;
  addonPax?: AddonPax | undefined;
}

/** Whether a field of a survey's summary counts people that the price of a booking is for; breakout rooms are not. */
export const isPricedPeople = (path: string): boolean => /^days\.\d+\.(plenaries\.0|lunch|afterwork|teambuilding)\.pax$/.test(path);

/**
 * What the people of a survey ask of a booking (design: lifecycle L23). A lunch that is not the venue's is charged by the survey: the
 * quote has no more of its own than before.
 */
export const askedForPeople = (days: readonly SearchDay[], people: readonly DayPeople[]): AskedChange => ({
  days: days.map((day) => {
    const { date } = day;
    const { pax = day.plenary.pax, lunchPax = lunchStaying(day, pax), addonPax } = people.find((one) => one.day === date) ?? {};
    return { from: date, to: date, pax, lunchPax, ...(addonPax && { addonPax }) };
  }),
});

const lunchStaying = (day: SearchDay, pax: number): number => {
  const eating = eatingOn(day);
  return eating > day.plenary.pax ? eating : Math.min(eating, pax);
};
