import { addDays } from '@plenary/contracts/add-days';
import { getReport } from '@plenary/contracts/desk-reports.endpoints';
import { formatCount, formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { useMay } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import { fetchReport } from '../reports/api.ts';
import type { PipelineData } from './load-pipeline.ts';
import styles from './pipeline.module.css';

/** Days of first quotes that the line looks back on. */
const lookedBack = 90;

type Props = Pick<PipelineData, 'asked' | 'today'>;

/** What share of the deals first quoted lately is signed, for who may read the report that tells it and all the rest (design: desk D20, D21). */
export const ConversionLine = ({ asked, today }: Props) => {
  const mayRead = useMay(getReport);
  // A report is of a whole team and of all venues of a country.
  return mayRead && !asked.owner && !asked.venue ? <Line country={asked.country} today={today} /> : null;
};

const Line = ({ country, today }: Pick<Props['asked'], 'country'> & Pick<Props, 'today'>) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const report = { by: 'country', period: 'created', from: addDays(today, 1 - lookedBack), to: today, country } as const;
  const { loading } = useLoading({ load: (signal) => fetchReport(report, signal), of: `${country} ${today}` });
  if (loading.type !== 'loaded') return null;
  const { conversion, times } = loading.value;
  if (!conversion || conversion.quoted.count === 0) return null;
  const { count, signedCount } = conversion.quoted;
  const share = formatPercent(Math.round((1_000 * signedCount) / count) / 10, locale);
  const median = times?.decision.median ?? null;
  const words = [
    t('pipeline.conversion', { share, count: lookedBack }),
    ...(median === null ? [] : [t('pipeline.decision', { count: median, shown: formatCount(median, locale) })]),
  ];
  return (
    <p className={styles.conversion}>
      <DeskLink to={paths.reports(report)}>{words.join(', ')}</DeskLink>
    </p>
  );
};
