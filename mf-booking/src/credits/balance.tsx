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

/** Balance of the user, or their team; nothing in a deployment without credits, or until it is known. */
export const Balance = (props: Props) => {
  const { settings, session } = usePlatform();
  return session && hasCreditBalance(settings.creditMode) ? <KnownBalance {...props} /> : null;
};

const KnownBalance = ({ needed }: Props) => {
  const { t } = useTranslation('booking');
  const { tell } = usePrices();
  const known = useBalance();
  // Its line is reserved, so that nothing moves when it loads.
  if (!known) return <p className={styles.balance} />;
  if (known === 'unproven') return <p className={styles.balance}>{t('credits.unproven')}</p>;
  const { holder, balance, held } = known;
  // Credits held by an option also count for its replacement: only beyond both is the balance certainly insufficient.
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
