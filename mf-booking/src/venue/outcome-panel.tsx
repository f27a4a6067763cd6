import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { Price } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import type { AvailabilityOutcome } from './availability-outcome.ts';
import card from './booking-card.module.css';
import styles from './outcome-panel.module.css';

interface Props {
  outcome: AvailabilityOutcome | null;
  /** What the price holds. */
  holds: 'withLunch' | 'withoutLunch' | 'roomsAlone';
}

/** What came of the search, above its fields. A search that failed shows as one that was not made (spec/booking.md §4). */
export const OutcomePanel = ({ outcome, holds }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  if (outcome?.type === 'not_available') return <p className={styles.taken}>{t('venue.card.notAvailable')}</p>;
  if (outcome?.type !== 'available' || outcome.price.type !== 'standard') return <p className={card.lead}>{t('venue.card.lead')}</p>;
  return (
    <div className={styles.offer}>
      <p className={styles.free}>
        <span aria-hidden="true" className={styles.dot} /> {t('venue.card.available')}
      </p>
      <Price cents={outcome.price.amount} locale={locale} size="large" suffix={t('venue.card.excludingVat')} />
      <p className={card.note}>{t(`venue.card.${holds}`)}</p>
      {outcome.optionRank > 1 ? (
        <p className={styles.second}>
          <Icon name="info" size={20} />
          {t('venue.card.secondOption')}
        </p>
      ) : null}
    </div>
  );
};
