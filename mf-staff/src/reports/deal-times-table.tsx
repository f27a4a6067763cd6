import type { TimesReport } from '@plenary/contracts/desk-reports.schemas';
import { formatCount } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { TimesData } from './load-report.ts';
import { listOf } from './report-table.tsx';
import { useRowName } from './use-row-name.ts';
import { useSpanWords } from './use-span-words.ts';

type Row = TimesReport['rows'][number];

const spans = ['lead', 'decision'] as const;

/** How long deals take by row; each number of deals leads to them. */
export const DealTimesTable = ({ asked, report: { rows, total } }: TimesData) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(asked.by);
  return (
    <FiguresTable
      caption={t('reports.times.ofDeals')}
      group={t(`reports.groups.${asked.by}`)}
      heads={useHeads()}
      rows={rows}
      nameOf={nameOf}
      figuresOf={(row) => <Figures asked={asked} row={row} times={row ?? total} />}
    />
  );
};

type Span = (typeof spans)[number];

const useWordsOf = () => {
  const { t } = useTranslation('staff');
  return (span: Span) => ({
    count: t(`reports.times.counts.${span}`),
    median: t(`reports.times.medians.${span}`),
    ninetieth: t('reports.times.ninetieth'),
  });
};

const useHeads = () => {
  const wordsOf = useWordsOf();
  return Object.fromEntries(spans.flatMap((span) => Object.entries(wordsOf(span)).map(([id, words]) => [`${span}-${id}`, words])));
};

interface FiguresProps {
  asked: TimesData['asked'];
  /** Null: the total. */
  row: Row | null;
  times: TimesReport['total'];
}

const Figures = (props: FiguresProps) => spans.map((span) => <SpanFigures key={span} span={span} {...props} />);

const SpanFigures = ({ asked, row, times, span }: FiguresProps & { span: Span }) => {
  const { locale } = usePlatform();
  const { days } = useSpanWords();
  const heads = useWordsOf()(span);
  const { count, median, ninetieth } = times[span];
  const list = listOf(asked, row, span === 'decision' ? 'by-customer' : undefined);
  return (
    <>
      <td data-numeric data-label={heads.count}>
        <DeskLink to={list}>{formatCount(count, locale)}</DeskLink>
      </td>
      <td data-numeric data-label={heads.median}>
        {days(median)}
      </td>
      <td data-numeric data-label={heads.ninetieth}>
        {days(ninetieth)}
      </td>
    </>
  );
};
