import { formatDay, formatList } from './format.ts';
import { localeOf } from './terms.ts';
import type { Language } from './vocabulary.ts';

const colons: Readonly<Record<Language, string>> = { fr: '\u00a0: ', en: ': ', es: ': ', nl: ': ' };

interface DayText {
  day: string;
  text: string;
}

/**
 * What is said of each day as lines of text: one line where it is the same on all days, else one for the days that have the same
 * ('mar. 19 janvier : Wagram'). Days without a text are left out.
 */
export const tellByDay = (texts: readonly DayText[], language: Language): string[] => {
  const locale = localeOf[language];
  const daysByText = new Map<string, string[]>();
  for (const { day, text } of texts)
    if (text) daysByText.set(text, [...(daysByText.get(text) ?? []), formatDay(day, locale, 'shortWeekday')]);
  const lines = [...daysByText];
  return lines.map(([text, days]) => (lines.length === 1 ? text : formatList(days, locale) + colons[language] + text));
};
