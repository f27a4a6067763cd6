import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './credits.module.css';
import { useBalance } from './use-balance.ts';
import { usePrices } from './use-prices.ts';

interface Props {
  /** Credits of what is about to be booked; without, the balance alone. */
  needed?: number | null;
}

/** What the reader, or their team, has left; nothing where nothing is paid in credits, or until it is known. */
export const Balance = (props: Props) => {
  const { settings, session } = usePlatform();
  return session && hasCreditBalance(settings.creditMode) ? <KnownBalance {...props} /> : null;
};

const KnownBalance = ({ needed }: Props) => {
  const { t } = useTranslation('booking');
  const { tell } = usePrices();
  const known = useBalance();
  // Its line is kept free, so that nothing moves when it comes.
  if (!known) return <p className={styles.balance} />;
  if (known === 'unproven') return <p className={styles.balance}>{t('credits.unproven')}</p>;
  const { holder, balance, held } = known;
  // What an option holds already counts for one that takes its place: only beyond both it is sure that the balance does not do.
  const lacking = needed ? needed - balance - held : 0;
  return (
    <p className={styles.balance}>
      {t(`credits.balance.${holder}`)} <strong>{tell(balance)}</strong>{' '}
      {lacking > 0 ? (
        <span className={styles.lacking}>{t('credits.lacking', { credits: tell(lacking) })}</span>
      ) : (
        <Link to={paths.credits()}>{t('credits.ledger')}</Link>
      )}
    </p>
  );
};
