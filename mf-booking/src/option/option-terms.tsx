import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { formatMinutes } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './option-terms.module.css';

interface Props {
  quote: Pick<Quote, 'unprovenMinutes'>;
  /** Beside a quote, how it goes on is under a fold: what it costs and what shortens it stay in sight. */
  isFolded?: boolean;
}

/** What an option costs, keeps and how it ends: beside every button that places one. */
export const OptionTerms = ({ quote: { unprovenMinutes }, isFolded = false }: Props) => {
  const { t } = useTranslation('booking');
  const { settings, locale } = usePlatform();
  const termsOf = (names: readonly ('credits' | 'free' | 'rooms' | 'life' | 'release')[]) =>
    names.map((term) => (
      <li key={term}>
        <Icon name="check" size={20} />
        {t(`option.ask.terms.${term}`)}
      </li>
    ));
  const course = termsOf(['rooms', 'life', 'release']);
  return (
    <>
      <ul className={styles.terms}>
        {termsOf([hasCreditBalance(settings.creditMode) ? 'credits' : 'free'])}
        {isFolded ? null : course}
        {unprovenMinutes === undefined ? null : (
          <li>
            <Icon name="clock" size={20} />
            {t('option.ask.terms.unproven', { length: formatMinutes(unprovenMinutes, locale) })}
          </li>
        )}
      </ul>
      {isFolded ? (
        <details className={styles.fold}>
          <summary>{t('option.ask.terms.course')}</summary>
          <ul className={styles.terms}>{course}</ul>
        </details>
      ) : null}
    </>
  );
};
