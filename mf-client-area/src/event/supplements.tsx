import type { Supplement } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { formatPrice } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** What was agreed on since the quote, which stays as it was signed: it is invoiced with the balance. */
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
        {supplements.map((supplement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be alike.
          <div key={index} className={styles.supplement}>
            <dt>{supplement.addon ? t(`supplements.names.${supplement.addon}`) : supplement.label}</dt>
            <dd>{priceOf(supplement)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{t('supplements.billed')}</p>
    </>
  );
};
