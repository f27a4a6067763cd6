import { formatDay, formatList } from './format.ts';
import { localeOf } from './terms.ts';
import type { Language } from './vocabulary.ts';

export interface DaysChange {
  /** The days that have this change, in their order, as they are after it. */
  days: string[];
  /** Whether every day of the booking has it: nothing is gained by naming them. */
  isEveryDay: boolean;
  was: string;
  is: string;
}

interface Day {
  date: string;
}

/**
 * What is told of each day before and after a change, together where it is the same; the days that stay as they are come with `was` and
 * `is` alike. A booking of as many days keeps their order, so a day that moves is still the same one; else they go by their dates, and
 * `none` stands for a day that one side does not have.
 */
export const changesByDay = <One extends Day>(
  { before, after }: { before: readonly One[]; after: readonly One[] },
  tell: (day: One) => string,
  none = '–',
): DaysChange[] => {
  const found = new Map<string, Pick<DaysChange, 'days' | 'was' | 'is'>>();
  const pairs = pairsOf(before, after);
  for (const [old, day] of pairs) {
    const [was, is] = [old ? tell(old) : none, day ? tell(day) : none];
    const key = JSON.stringify([was, is]);
    const { days } = found.get(key) ?? { days: [] };
    found.set(key, { days: [...days, (day ?? old)?.date ?? ''], was, is });
  }
  return [...found.values()].map((change) => ({ ...change, isEveryDay: change.days.length === pairs.length }));
};

const pairsOf = <One extends Day>(before: readonly One[], after: readonly One[]): [One | undefined, One | undefined][] => {
  if (before.length === after.length) return after.map((day, index) => [before[index], day]);
  const dates = [...new Set([...before, ...after].map(({ date }) => date))].sort();
  return dates.map((date) => [before.find((day) => day.date === date), after.find((day) => day.date === date)]);
};

/** A text of some days with the days behind it, 'text (Wed 21 April and Thu 22 April)'; alone where it is of every day. */
export const withDays = (text: string, { days, isEveryDay }: Pick<DaysChange, 'days' | 'isEveryDay'>, language: Language): string => {
  const locale = localeOf[language];
  if (isEveryDay) return text;
  return `${text} (${formatList(
    days.map((day) => formatDay(day, locale, 'shortWeekday')),
    locale,
  )})`;
};
