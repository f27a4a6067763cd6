import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { AgreedPeople } from '@plenary/contracts/events';
import type { SearchDay } from '@plenary/contracts/search';

type Asked = AskedChange['days'];

/** Whether each day of a booking is named once, in its order. */
export const namesEachDay = (days: readonly SearchDay[], asked: Asked): boolean =>
  days.length === asked.length && days.every(({ date }, index) => date === asked[index]?.from);

/**
 * The days of a search as they are asked for. A lunch for everybody stays one; a smaller one stays as it is, as long as there are so many
 * people; so does one for guests beside them.
 */
export const changedDays = (days: readonly SearchDay[], asked: Asked): SearchDay[] =>
  days.map((day, index) => {
    const { to = day.date, pax = day.plenary.pax } = asked[index] ?? {};
    const { lunchPax } = day;
    const eating =
      lunchPax === undefined || lunchPax > day.plenary.pax ? lunchPax : lunchPax === day.plenary.pax ? pax : Math.min(lunchPax, pax);
    return { ...day, date: to, ...(eating !== undefined && { lunchPax: eating }), plenary: { ...day.plenary, pax } };
  });

/** People that staff agreed to since the signature, on the days of the change; those of a day whose people are asked for anew are gone. */
export const agreedAfter = (days: readonly SearchDay[], asked: Asked, agreed: AgreedPeople['days']): AgreedPeople['days'] =>
  agreed.flatMap(({ day, pax }) => {
    const index = days.findIndex(({ date }) => date === day);
    const wanted = asked[index];
    return wanted && wanted.pax === days[index]?.plenary.pax ? [{ day: wanted.to, pax }] : [];
  });
