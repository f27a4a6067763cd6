import { changedLines } from '@plenary/contracts/changed-lines';
import type { ChangeSide } from '@plenary/contracts/changes.schemas';
import { changesByDay, withDays } from '@plenary/contracts/changes-by-day';
import { formatCount, formatRuns } from '@plenary/contracts/format';
import { roomsOn } from '@plenary/contracts/tell-rooms';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Sides } from './change-rows.ts';
import { dayTellings } from './day-tellings.ts';
import type { ChangeWords } from './texts-of.tsx';

/** What a change replaces by what, for a line of a list: days, people, rooms and what is sold, by day where the days differ. */
export const tellChange = (sides: Sides, t: ChangeWords, language: Language): string => {
  const { before, after } = sides;
  const locale = localeOf[language];
  const dates = ({ days }: ChangeSide) =>
    formatRuns(
      days.map(({ date }) => date),
      locale,
      'medium',
    );
  const roomsByDay = ({ days, rooms }: ChangeSide) => days.map(({ date }) => ({ date, names: roomsOn(rooms, date, language) }));
  const changed = (label: string, changes: ReturnType<typeof changesByDay>) =>
    changes
      .filter(({ was, is }) => was !== is)
      .map(({ was, is, ...days }) => withDays(t('told.pair', { label, before: was, after: is }), days, language));
  const told = [
    ...(dates(before) === dates(after) ? [] : [t('told.dates', { before: dates(before), after: dates(after) })]),
    ...dayTellings(sides, t, language).flatMap(({ label, tell }) =>
      changed(label, changesByDay({ before: before.days, after: after.days }, tell)),
    ),
    ...changed(
      t('table.rooms'),
      changesByDay({ before: roomsByDay(before), after: roomsByDay(after) }, ({ names }) => names || t('table.none')),
    ),
    ...changedLines(before, after).map(({ label, was, is }) =>
      t('told.pair', { label, before: formatCount(was, locale), after: formatCount(is, locale) }),
    ),
  ];
  return told.join(', ') || t('told.price');
};
