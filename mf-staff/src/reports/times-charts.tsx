import { useTranslation } from 'react-i18next';
import type { TimesData } from './load-report.ts';
import { ReportChart } from './report-chart.tsx';
import { useChartWords, useMonths } from './use-chart-words.ts';
import { useRowName } from './use-row-name.ts';

/** Within how many days nine of ten deals begin before their event, and half of them. */
export const LeadChart = ({ asked: { by }, report: { rows } }: TimesData) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(by);
  const { days } = useChartWords();
  return (
    <ReportChart
      title={t('reports.times.lead')}
      names={rows.map(nameOf)}
      months={useMonths(by, rows)}
      series={[
        { name: t('reports.times.ninetieth'), look: 'hatched', values: rows.map(({ lead }) => lead.ninetieth) },
        { name: t('reports.times.median'), look: 'filled', values: rows.map(({ lead }) => lead.median) },
      ]}
      shorten={days}
    />
  );
};

/** Requests, and those of them that were answered in time. */
export const AnswersChart = ({ asked: { by }, report: { answers } }: TimesData) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(by);
  const { count } = useChartWords();
  const { rows } = answers;
  return (
    <ReportChart
      title={t('reports.times.answers.title')}
      names={rows.map(nameOf)}
      months={useMonths(by, rows)}
      series={[
        { name: t('reports.times.answers.count'), look: 'hatched', values: rows.map((row) => row.count) },
        { name: t('reports.times.answers.onTime'), look: 'filled', values: rows.map(({ onTimeCount }) => onTimeCount) },
      ]}
      shorten={count}
    />
  );
};
