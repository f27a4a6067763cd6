import { useTranslation } from 'react-i18next';
import type { ReportData } from './load-report.ts';
import { ReportChart } from './report-chart.tsx';
import { useChartWords, useMonths } from './use-chart-words.ts';
import { useRowName } from './use-row-name.ts';

/** What was quoted, and the part of it that is signed. */
export const DealsChart = ({ asked: { by }, report: { rows } }: ReportData) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(by);
  const { price } = useChartWords();
  return (
    <ReportChart
      title={t('reports.chart.deals')}
      names={rows.map(nameOf)}
      months={useMonths(by, rows)}
      series={[
        { name: t('reports.columns.netPrice'), look: 'hatched', values: rows.map(({ netPrice }) => netPrice) },
        { name: t('reports.columns.signedNet'), look: 'filled', values: rows.map(({ signedNet }) => signedNet) },
      ]}
      shorten={price}
    />
  );
};
