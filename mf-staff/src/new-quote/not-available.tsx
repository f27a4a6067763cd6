import type { Availability } from '@plenary/contracts/booking.schemas';
import { formatDay, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { reasonWords } from '../desk/reason-words.ts';
import styles from './new-quote.module.css';

interface Props {
  outcome: Extract<Availability, { type: 'not_available' }>;
  onVenue: (slug: string) => void;
  /** Begins on another day. */
  onStart: (day: string) => void;
}

/** Why nothing is free, and what is: other days here, other venues on these days. */
export const NotAvailable = ({ outcome: { reason, alternatives }, onVenue, onStart }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { days, venues } = alternatives;
  return (
    <Callout tone="warning" role="status" title={t('newQuote.notFree')}>
      {reason ? <p>{reasonWords(reason, { t, locale })}</p> : null}
      {days.length > 0 ? (
        <div className={styles.actions}>
          <span>{t('newQuote.otherDays')}</span>
          {days.map((day) => (
            <Button key={day} size="small" variant="secondary" onClick={() => onStart(day)}>
              {formatDay(day, locale, 'shortWeekday')}
            </Button>
          ))}
        </div>
      ) : null}
      {venues.length > 0 ? (
        <div className={styles.actions}>
          <span>{t('newQuote.otherVenues')}</span>
          {venues.map(({ slug, commercialName, price }) => (
            <Button key={slug} size="small" variant="secondary" onClick={() => onVenue(slug)}>
              {price?.type === 'standard' ? `${commercialName}, ${formatPrice(price.amount, locale)}` : commercialName}
            </Button>
          ))}
        </div>
      ) : null}
    </Callout>
  );
};
