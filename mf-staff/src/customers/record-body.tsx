import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import { formatCount, formatDay, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateLinks } from '../desk/state-links.tsx';
import styles from './customers.module.css';
import { RecordDeals } from './record-deals.tsx';
import { countOfPart, type RecordPart, recordParts, shownOf } from './record-parts.ts';
import { Timeline } from './timeline.tsx';

interface Props {
  record: CustomerRecord;
  /** The part that is shown; null: all of it. */
  show: RecordPart | null;
  /** Address of a part; without one, of all. */
  toPart: (part: RecordPart | undefined) => string;
  /** A form over the timeline. */
  children?: ReactNode;
}

/** What is known of a customer or a company: figures, deals with what comes next, one timeline; all of it or a part (design: look 10). */
export const RecordBody = ({ record, show, toPart, children }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { deals, timeline, mails = [], payments } = shownOf(record, show);
  const { signedNet, signedCount, dealsCount, comingGross, nextDay, balance } = record.figures;
  const shown = [
    ['signed', formatPrice(signedNet, locale)],
    ['deals', `${signedCount} / ${dealsCount}`],
    ['coming', formatPrice(comingGross, locale)],
    ...(balance === undefined ? [] : [['balance', formatPrice(balance, locale, { decimals: true })] as const]),
    ['next', nextDay ? formatDay(nextDay, locale) : '–'],
  ] as const;
  const tabs = [
    { name: t('customers.parts.all'), to: toPart(undefined), isCurrent: show === null },
    ...recordParts.map((part) => ({
      name: `${t(`customers.parts.${part}`)} ${formatCount(countOfPart(record, part), locale)}`,
      to: toPart(part),
      isCurrent: show === part,
    })),
  ];
  const hasDeals = show !== 'payments' && show !== 'notes';
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
      <StateLinks label={t('customers.parts.label')} links={tabs} />
      {hasDeals ? <RecordDeals deals={deals} /> : null}
      <section aria-labelledby="timeline" className={styles.record}>
        <h2 id="timeline" className={styles.heading}>
          {t('customers.timeline')}
        </h2>
        {show === null || show === 'notes' ? children : null}
        <Timeline entries={timeline} mails={mails} payments={payments} deals={record.deals} />
      </section>
    </div>
  );
};
