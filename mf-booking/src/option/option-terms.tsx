import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { formatMinutes } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './option-terms.module.css';

/** What an option costs, keeps and how it ends: beside every button that places one. */
export const OptionTerms = ({ quote: { unprovenMinutes } }: { quote: Pick<Quote, 'unprovenMinutes'> }) => {
  const { t } = useTranslation('booking');
  const { settings, locale } = usePlatform();
  return (
    <ul className={styles.terms}>
      {([hasCreditBalance(settings.creditMode) ? 'credits' : 'free', 'rooms', 'life', 'release'] as const).map((term) => (
        <li key={term}>
          <Icon name="check" size={20} />
          {t(`option.ask.terms.${term}`)}
        </li>
      ))}
      {unprovenMinutes === undefined ? null : (
        <li>
          <Icon name="clock" size={20} />
          {t('option.ask.terms.unproven', { length: formatMinutes(unprovenMinutes, locale) })}
        </li>
      )}
    </ul>
  );
};
