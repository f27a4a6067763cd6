import type { Supplement } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { formatPrice } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** Add-ons agreed on since the quote, which stays as it was signed: they are invoiced with the balance. */
export const Supplements = ({ supplements }: { supplements: readonly Supplement[] }) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const priceOf = ({ excludingVat }: Supplement) => {
    if (excludingVat === null) return t('supplements.unpriced');
    return excludingVat === 0
      ? t('supplements.free')
      : t('supplements.price', { amount: formatPrice(excludingVat, locale, { decimals: true }) });
  };
  return (
    <>
      <h3 className={styles.name}>{t('supplements.title')}</h3>
      <dl className={styles.supplements}>
        {supplements.map((supplement) => (
          <div key={supplement.addon} className={styles.supplement}>
            <dt>{t(`supplements.names.${supplement.addon}`)}</dt>
            <dd>{priceOf(supplement)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{t('supplements.billed')}</p>
    </>
  );
};
