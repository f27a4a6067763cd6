import { formatWait } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { FromPrice } from '../credits/from-price.tsx';
import { PricePerPerson } from '../credits/price-per-person.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { reasonText } from '../search/reason-text.ts';
import type { PriceHolds } from '../search/use-price-holds.ts';
import { type AvailabilityOutcome, requestIn } from './availability-outcome.ts';
import card from './booking-card.module.css';
import styles from './outcome-panel.module.css';

interface Props {
  outcome: AvailabilityOutcome | null;
  /** Content of the price. */
  holds: PriceHolds;
  /** Euro cents, as the venue has it. */
  fromPrice?: number | undefined;
}

/** The outcome of the search, above its fields. A failed search looks like none (spec/booking.md §4), one beyond a limit says when the next is possible. */
export const OutcomePanel = ({ outcome, holds, fromPrice }: Props) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const { creditsFor } = usePrices();
  if (outcome?.type === 'not_available') {
    const { reason } = outcome;
    return <p className={styles.taken}>{reason ? reasonText(reason, { t, language, locale }) : t('venue.card.notAvailable')}</p>;
  }
  if (outcome?.type === 'too_many_requests') {
    return <p className={styles.taken}>{t('venue.card.tooMany', { wait: formatWait(outcome.waitSeconds, locale) })}</p>;
  }
  if (requestIn(outcome) !== null) return <p className={styles.custom}>{t('price.custom')}</p>;
  if (outcome?.type !== 'available' || outcome.price.type !== 'standard')
    return (
      <>
        <FromPrice cents={fromPrice} />
        <p className={card.lead}>{t('venue.card.lead')}</p>
      </>
    );
  return (
    <div className={styles.offer}>
      <p className={styles.free}>
        <span aria-hidden="true" className={styles.dot} /> {t('venue.card.available')}
      </p>
      <PricePerPerson price={outcome.price} size="large" suffix={t('venue.card.total')} />
      <Balance needed={creditsFor(outcome.price.amount)} />
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
