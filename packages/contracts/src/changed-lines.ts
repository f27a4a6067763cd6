import { eatingOn } from './change-draft.ts';
import type { SearchDay } from './search.ts';

interface Line {
  description: string;
  quantity: number;
}

interface Side {
  items: readonly Line[];
  days: readonly { plenary: { pax: number | string } }[];
}

export interface ChangedLine {
  label: string;
  was: number;
  is: number;
}

/** Lines of a price that come, go or change, by their words; those that only go along with the people of the days are left out. */
export const changedLines = (before: Side, after: Side): ChangedLine[] => {
  const labels = [...new Set([...before.items, ...after.items].map(({ description }) => description))];
  const sumOf = ({ items }: Side, label: string) =>
    items.reduce((sum, { description, quantity }) => sum + (description === label ? quantity : 0), 0);
  const moreWith = ({ days }: Side) => days.reduce((sum, { plenary }) => sum + Number(plenary.pax), 0);
  const more = moreWith(after) - moreWith(before);
  return labels
    .map((label) => ({ label, was: sumOf(before, label), is: sumOf(after, label) }))
    .filter(({ was, is }) => was !== is && (was === 0 || is === 0 || is - was !== more));
};

type EatingDay = Pick<SearchDay, 'lunchPax' | 'plenary'>;

/** Whether the people at lunch are told beside those who meet: somewhere they are others. */
export const isLunchOwn = (...days: readonly EatingDay[]): boolean => days.some((day) => eatingOn(day) !== Number(day.plenary.pax));
