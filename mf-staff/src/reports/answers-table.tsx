import type { AnswerFigures, TimesReport } from '@plenary/contracts/desk-reports.schemas';
import { noKey } from '@plenary/contracts/desk-reports-terms';
import { formatCount, formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { FiguresTable } from './figures-table.tsx';
import type { TimesData } from './load-report.ts';
import { useRowName } from './use-row-name.ts';
import { useSpanWords } from './use-span-words.ts';

const ids = ['count', 'answered', 'onTime', 'late', 'share', 'median', 'ninetieth'] as const;
type Id = (typeof ids)[number];
type Row = TimesReport['answers']['rows'][number];

interface Props {
  asked: TimesData['asked'];
  answers: TimesReport['answers'];
}

/** Answers to requests against what was promised; each number of requests leads to them. */
export const AnswersTable = ({ asked, answers: { rows, total } }: Props) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(asked.by);
  return (
    <FiguresTable
      caption={t('reports.times.answers.title')}
      group={t(`reports.groups.${asked.by}`)}
      heads={Object.fromEntries(ids.map((id) => [id, t(`reports.times.answers.${id}`)]))}
      rows={rows}
      nameOf={nameOf}
      figuresOf={(row) => <Figures asked={asked} row={row} figures={row ?? total} />}
    />
  );
};

interface FiguresProps {
  asked: TimesData['asked'];
  /** Null: the total. */
  row: Row | null;
  figures: AnswerFigures;
}

const Figures = ({ asked, row, figures }: FiguresProps) => {
  const { t } = useTranslation('staff');
  const words = useFigureWords(figures);
  const lists = listsOf(asked, row);
  return ids.map((id) => {
    const list = lists[id];
    return (
      <td key={id} data-numeric data-label={t(`reports.times.answers.${id}`)}>
        {list ? <DeskLink to={list}>{words[id]}</DeskLink> : words[id]}
      </td>
    );
  });
};

const useFigureWords = ({ count, answeredCount, onTimeCount, lateCount, median, ninetieth }: AnswerFigures): Record<Id, string> => {
  const { locale } = usePlatform();
  const { hours } = useSpanWords();
  return {
    count: formatCount(count, locale),
    answered: formatCount(answeredCount, locale),
    onTime: formatCount(onTimeCount, locale),
    late: formatCount(lateCount, locale),
    share: count === 0 ? '–' : formatPercent(Math.round((1_000 * onTimeCount) / count) / 10, locale),
    median: hours(median),
    ninetieth: hours(ninetieth),
  };
};

const listsOf = ({ by, from, to, country }: TimesData['asked'], row: Row | null): Partial<Record<Id, string>> => {
  const own = row && (by === 'venue' || by === 'country') ? { [by === 'country' && row.key === noKey ? 'venue' : by]: row.key } : {};
  const of = (outcome?: 'answered' | 'on-time' | 'late') =>
    paths.requests({ from: row?.from ?? from, to: row?.to ?? to, country, ...own, outcome });
  return { count: of(), answered: of('answered'), onTime: of('on-time'), late: of('late') };
};
