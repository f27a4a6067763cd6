import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import { formatDay, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './customers.module.css';
import { RecordDeals } from './record-deals.tsx';
import { Timeline } from './timeline.tsx';

interface Props {
  record: CustomerRecord;
  /** A form over the timeline. */
  children?: ReactNode;
}

/** What is known of a customer or a company: figures, deals with what comes next, one timeline. */
export const RecordBody = ({ record: { figures, deals, timeline, mails = [] }, children }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { signedNet, signedCount, dealsCount, comingGross, nextDay, balance } = figures;
  const shown = [
    ['signed', formatPrice(signedNet, locale)],
    ['deals', `${signedCount} / ${dealsCount}`],
    ['coming', formatPrice(comingGross, locale)],
    ...(balance === undefined ? [] : [['balance', formatPrice(balance, locale, { decimals: true })] as const]),
    ['next', nextDay ? formatDay(nextDay, locale) : '–'],
  ] as const;
  return (
    <div className={styles.record}>
      <dl className={styles.figures}>
        {shown.map(([id, value]) => (
          <div key={id}>
            <dt>{t(`customers.figures.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RecordDeals deals={deals} />
      <section aria-labelledby="timeline" className={styles.record}>
        <h2 id="timeline" className={styles.heading}>
          {t('customers.timeline')}
        </h2>
        {children}
        <Timeline entries={timeline} mails={mails} deals={deals} />
      </section>
    </div>
  );
};
