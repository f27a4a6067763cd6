import { type DayStyle, formatDay, formatDays } from '@plenary/contracts/format';
import type { TFunction } from 'i18next';
import { fullDay, lunchPaxOf, type SearchDraft } from './search-draft.ts';

/** Text of each segment; undefined while it is empty. */
export interface SearchSummary {
  day: string | undefined;
  rooms: string | undefined;
  lunches: string | undefined;
}

interface Words {
  t: TFunction<'booking'>;
  /** BCP 47. */
  locale: string;
}

/** A segment's words in the reader's language: '1 plénière · 24 pers. + 2 sous-salles'. */
export const summariseSearch = (draft: SearchDraft, words: Words): SearchSummary => ({
  day: summariseDays(draft, words),
  rooms: summariseRooms(draft, words),
  lunches: summariseLunches(draft, words),
});

/** Characters that fit a segment of the bar at 1280 px. */
const roomInSegment = 32;

const dayStyles: readonly DayStyle[] = [
  'short',
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
];

/** 'mar. 19 – mer. 20 janvier 2027', shorter if it would be cut; with closed days in between the count is added. */
const summariseDays = ({ days }: SearchDraft, { t, locale }: Words): string | undefined => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!first || !last) return undefined;
  const span = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const count = span === days.length ? '' : ` · ${t('search.days.count', { count: days.length })}`;
  const texts = dayStyles.map((style) => formatDays(first, last, locale, style) + count);
  return texts.find((text) => text.length <= roomInSegment) ?? texts.at(-1);
};

/** The most sub-rooms of a day, and the plenary's people from the fewest to the most. */
const summariseRooms = ({ days }: SearchDraft, { t }: Words): string | undefined => {
  const people = days.flatMap(({ plenary }) => (plenary.pax ? [plenary.pax] : []));
  if (people.length < days.length) return undefined;
  const [fewest, most] = [Math.min(...people), Math.max(...people)];
  const plenary = t('search.rooms.plenarySummary', { pax: fewest === most ? fewest : `${fewest}–${most}` });
  const count = Math.max(...days.map(({ subcommittees }) => subcommittees.length));
  return count === 0 ? plenary : `${plenary} ${t('search.rooms.subcommitteesSummary', { count })}`;
};

const summariseLunches = ({ days }: SearchDraft, { t }: Words): string => {
  const eating = days.filter((day) => lunchPaxOf(day) !== undefined);
  if (eating.length === 0) return t('search.lunches.none');
  if (eating.length < days.length) return t('search.lunches.some', { count: eating.length, all: days.length });
  if (days.every(({ plenary }) => plenary.duration === fullDay)) {
    return days.length === 2 ? t('search.lunches.allIncludedTwo') : t('search.lunches.allIncluded', { count: days.length });
  }
  return t('search.lunches.meals', { count: eating.reduce((sum, day) => sum + (lunchPaxOf(day) ?? 0), 0) });
};

/** 'mar. 19 janvier', for one day among the others. */
export const dayName = (date: string, locale: string): string => formatDay(date, locale, 'shortWeekday');
