import type { Report } from '@plenary/contracts/desk-reports.schemas';
import { useTranslation } from 'react-i18next';
import { ReportChart } from './report-chart.tsx';
import { useChartWords } from './use-chart-words.ts';

/** What began in the period, and the part of it that was quoted or signed since. */
export const ConversionChart = ({ requests, quoted, held }: NonNullable<Report['conversion']>) => {
  const { t } = useTranslation('staff');
  const { count } = useChartWords();
  const cohorts = [
    ...(requests ? [{ id: 'requests' as const, all: requests.count, signed: requests.quotedCount }] : []),
    { id: 'quoted' as const, all: quoted.count, signed: quoted.signedCount },
    { id: 'held' as const, all: held.count, signed: held.signedCount },
  ];
  return (
    <ReportChart
      title={t('reports.conversion.title')}
      names={cohorts.map(({ id }) => t(`reports.conversion.${id}`))}
      series={[
        { name: t('reports.conversion.count'), look: 'hatched', values: cohorts.map(({ all }) => all) },
        { name: t('reports.conversion.signed'), look: 'filled', values: cohorts.map(({ signed }) => signed) },
      ]}
      shorten={count}
    />
  );
};
