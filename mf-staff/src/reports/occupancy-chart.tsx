import { occupancyShares } from '@plenary/contracts/occupancy-shares';
import { useTranslation } from 'react-i18next';
import type { OccupancyData } from './load-occupancy.ts';
import { ReportChart } from './report-chart.tsx';
import { useChartWords, useMonths } from './use-chart-words.ts';
import { useRowName } from './use-row-name.ts';

const percentOf = (share: number | null) => (share === null ? null : 100 * share);

/** How far rooms are sold, and the part of that in which their seats are taken. */
export const OccupancyChart = ({ asked: { by }, report: { rows } }: OccupancyData) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(by);
  const { percent } = useChartWords();
  const shares = rows.map(occupancyShares);
  return (
    <ReportChart
      title={t('reports.occupancy.title')}
      names={rows.map(nameOf)}
      months={useMonths(by, rows)}
      series={[
        { name: t('reports.occupancy.columns.occupancy'), look: 'hatched', values: shares.map(({ occupancy }) => percentOf(occupancy)) },
        { name: t('reports.occupancy.columns.use'), look: 'filled', values: shares.map(({ use }) => percentOf(use)) },
      ]}
      shorten={percent}
    />
  );
};
