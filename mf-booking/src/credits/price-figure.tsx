import { usePlatform } from '@plenary/platform';
import { Price, type PriceProps } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import styles from './credits.module.css';
import { usePrices } from './use-prices.ts';

/** A total without VAT as this deployment tells it: euros, euros with their credits, or credits alone. */
export const PriceFigure = ({ cents, size = 'medium', suffix }: Pick<PriceProps, 'cents' | 'size' | 'suffix'>) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits, creditsFor, tell } = usePrices();
  const credits = creditsFor(cents);
  if (inCredits)
    return (
      <strong className={styles.figure} data-size={size}>
        {tell(credits ?? 0)}
      </strong>
    );
  return (
    <>
      <Price cents={cents} locale={locale} size={size} suffix={suffix} />
      {credits === null ? null : <span className={styles.beside}>{t('credits.or', { credits: tell(credits) })}</span>}
    </>
  );
};
