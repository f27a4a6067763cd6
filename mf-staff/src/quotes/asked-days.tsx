import { formatDay } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './quote.module.css';

/** The requested days of a quote: people, set-up and half of each day, its sub-rooms and lunches. */
export const AskedDays = ({ days }: { days: NonNullable<Quote['days']> }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <ul className={styles.days}>
      {days.map(({ date, plenary, subcommittees, lunchPax = 0, evening }) => (
        <li key={date}>
          <strong>{formatDay(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}</strong>
          <span>
            {[
              t('quotes.people', { count: plenary.pax }),
              ...(evening
                ? [t(`quotes.evenings.${evening}`)]
                : [t(`fields.${plenary.configuration}`), t(`quotes.halves.${plenary.duration}`)]),
              ...(subcommittees.length > 0 ? [t('quotes.rooms', { count: subcommittees.length })] : []),
              ...(lunchPax > 0 ? [t('quotes.lunches', { count: lunchPax })] : []),
            ].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
};
