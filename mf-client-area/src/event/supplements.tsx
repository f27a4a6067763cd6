import type { Supplement } from '@plenary/contracts/supplements';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';
import { usePriceWords } from './price-words.ts';

/** The supplements agreed on since the quote, some once the customer accepts a price: they are invoiced with the balance. */
export const Supplements = ({ supplements }: { supplements: readonly Supplement[] }) => {
  const { t } = useTranslation('client-area');
  const priceOf = usePriceWords();
  const isAgreed = supplements.every(({ awaitsPrice }) => !awaitsPrice);
  return (
    <>
      <h3 className={styles.name}>{t(isAgreed ? 'supplements.title' : 'supplements.titleAtPrice')}</h3>
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
