import { useTranslation } from 'react-i18next';
import type { MoneyData } from './load-money.ts';
import { ReportChart } from './report-chart.tsx';
import { useChartWords, useMonths } from './use-chart-words.ts';
import { useMoneyName } from './use-money-words.ts';

/** What deals bring; beside it fees, where they are counted apart. */
export const MoneyChart = ({ asked: { basis, by }, report: { rows } }: MoneyData) => {
  const { t } = useTranslation('staff');
  const nameOf = useMoneyName(by);
  const { price } = useChartWords();
  const fees = { name: t('reports.money.columns.fees'), look: 'hatched' as const, values: rows.map(({ booked }) => booked?.fees ?? 0) };
  return (
    <ReportChart
      title={t(`reports.money.captions.${basis}`)}
      names={rows.map(nameOf)}
      months={useMonths(by, rows)}
      series={[
        { name: t('reports.money.columns.net'), look: 'filled', values: rows.map(({ net }) => net) },
        ...(basis === 'booked' ? [fees] : []),
      ]}
      isApart
      shorten={price}
    />
  );
};
