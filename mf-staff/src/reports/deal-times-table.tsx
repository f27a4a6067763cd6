import type { TimesReport } from '@plenary/contracts/desk-reports.schemas';
import { formatCount } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import type { TimesData } from './load-report.ts';
import { listOf } from './report-table.tsx';
import styles from './reports.module.css';
import { useRowName } from './use-row-name.ts';
import { useSpanWords } from './use-span-words.ts';

type Row = TimesReport['rows'][number];

const spans = ['lead', 'decision'] as const;

/** How long deals take by row, with a bar of how long before its event the median deal begins; each number of deals leads to them. */
export const DealTimesTable = ({ asked, report: { rows, total } }: TimesData) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(asked.by);
  const most = Math.max(1, ...rows.map(({ lead }) => lead.median ?? 0));
  return (
    <DataTable caption={t('reports.times.ofDeals')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t(`reports.groups.${asked.by}`)}</th>
          {spans.map((span) => (
            <Heads key={span} span={span} />
          ))}
          <td className={styles.chart} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.name}>
              {nameOf(row)}
            </th>
            <Figures asked={asked} row={row} times={row} />
            <td className={styles.chart} aria-hidden="true">
              {row.lead.median === null ? null : (
                <span className={styles.bar} style={{ inlineSize: `${(100 * row.lead.median) / most}%` }}>
                  <span className={styles.signed} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('reports.total')}</th>
          <Figures asked={asked} row={null} times={total} />
          <td className={styles.chart} />
        </tr>
      </tfoot>
    </DataTable>
  );
};

type Span = (typeof spans)[number];

const useHeads = (span: Span) => {
  const { t } = useTranslation('staff');
  return {
    count: t(`reports.times.counts.${span}`),
    median: t(`reports.times.medians.${span}`),
    ninetieth: t('reports.times.ninetieth'),
  };
};

const Heads = ({ span }: { span: Span }) =>
  Object.entries(useHeads(span)).map(([id, words]) => (
    <th key={id} scope="col" data-numeric>
      {words}
    </th>
  ));

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
  const heads = useHeads(span);
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
