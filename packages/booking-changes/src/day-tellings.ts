import { eatingOn } from '@plenary/contracts/change-draft';
import { isLunchOwn } from '@plenary/contracts/changed-lines';
import type { ChangeSide } from '@plenary/contracts/changes.schemas';
import { formatCount, formatList } from '@plenary/contracts/format';
import type { SearchDay, SearchRoom } from '@plenary/contracts/search';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { ChangeWords } from './texts-of.tsx';

export interface DayTelling {
  label: string;
  tell: (day: SearchDay) => string;
}

interface Sides {
  before: Pick<ChangeSide, 'days'>;
  after: Pick<ChangeSide, 'days'>;
}

/** What is told of each day of a booking, its people first; its lunch only where others eat than meet. */
export const dayTellings = ({ before, after }: Sides, t: ChangeWords, language: Language): [DayTelling, ...DayTelling[]] => {
  const locale = localeOf[language];
  const count = (value: number | string) => formatCount(Number(value), locale);
  const halves = ({ duration }: SearchRoom) => t(`durations.${duration === 'AM, PM' ? 'full' : duration}`);
  const setUp = ({ configuration }: SearchRoom) => t(`setUps.${configuration}`);
  const smaller = ({ subcommittees }: SearchDay) =>
    formatList(
      subcommittees.map((room) => t('table.subcommittee', { count: Number(room.pax), setUp: setUp(room), duration: halves(room) })),
      locale,
    ) || t('table.none');
  return [
    { label: t('table.people'), tell: ({ plenary }) => count(plenary.pax) },
    { label: t('room.setUp'), tell: ({ plenary }) => setUp(plenary) },
    { label: t('room.duration'), tell: ({ plenary }) => halves(plenary) },
    ...(isLunchOwn(...before.days, ...after.days) ? [{ label: t('day.lunch'), tell: (day: SearchDay) => count(eatingOn(day)) }] : []),
    { label: t('table.subcommittees'), tell: smaller },
  ];
};
