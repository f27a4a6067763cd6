import type { SearchDay } from '@plenary/contracts/search';
import type { OptionRow } from '../db/rows.ts';

/** The days of a search, with the people of the plenary that staff agreed to since the signature. */
export const agreedDays = (days: readonly SearchDay[], { agreedPeople }: Pick<OptionRow, 'agreedPeople'>): SearchDay[] => {
  const agreed = new Map(agreedPeople?.days.map(({ day, pax }) => [day, pax]));
  return days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: agreed.get(day.date) ?? day.plenary.pax } }));
};
