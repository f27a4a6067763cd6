import { formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PipelineData } from './load-pipeline.ts';
import styles from './pipeline.module.css';
import { openStages } from './pipeline-board.tsx';

/** What is open and what is signed, and a bar of both by stage; each column says its own sum. `children`: what became of others before. */
export const PipelineSum = ({ columns, children }: Pick<PipelineData, 'columns'> & { children: ReactNode }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const open = columns.filter(({ stage }) => openStages.includes(stage)).reduce((sum, { netPrice }) => sum + netPrice, 0);
  const signed = columns.find(({ stage }) => stage === 'confirmed')?.netPrice ?? 0;
  const weighted = weightedOf(columns);
  const parts = [...openStages, 'confirmed' as const].flatMap((stage) => columns.filter((column) => column.stage === stage));
  return (
    <section className={styles.summary} aria-label={t('pipeline.sums')}>
      <div className={styles.told}>
        <p>
          <strong className={styles.open}>{t('pipeline.open', { amount: formatPrice(open, locale) })}</strong>{' '}
          <span className={styles.quiet}>
            {[
              ...(weighted === null ? [] : [t('pipeline.weightedOpen', { amount: formatPrice(weighted, locale) })]),
              t('pipeline.signed', { amount: formatPrice(signed, locale) }),
            ].join(' · ')}
          </span>
        </p>
        {children}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ netPrice }) => netPrice > 0)
          .map(({ stage, netPrice }) => (
            <span key={stage} data-stage={stage} style={{ flexGrow: netPrice }} />
          ))}
      </div>
    </section>
  );
};

/** What the open stages come to by their conversion; null where that of one with deals is not known. */
const weightedOf = (columns: PipelineData['columns']): number | null => {
  const open = columns.filter(({ stage, count }) => openStages.includes(stage) && count > 0);
  const sums = open.map(({ weighted }) => weighted?.net ?? null);
  return open.length === 0 || sums.includes(null) ? null : sums.reduce<number>((sum, net) => sum + (net ?? 0), 0);
};
