import { usePlatform } from '@plenary/platform';
import { Price, type PriceProps } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import styles from './credits.module.css';
import { usePrices } from './use-prices.ts';

interface Props extends Pick<PriceProps, 'cents' | 'size' | 'suffix'> {
  /** Credits stand under the euros, as one piece. */
  isStacked?: boolean;
}

/** A total without VAT in this deployment's form: euros, euros with their credits, or credits alone. */
export const PriceFigure = ({ cents, size = 'medium', suffix, isStacked = false }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits, creditsFor, tell } = usePrices();
  const credits = creditsFor(cents);
  const euros = <Price cents={cents} locale={locale} size={size} suffix={suffix} />;
  if (credits === null) return euros;
  if (inCredits)
    return (
      <strong className={styles.figure} data-size={size}>
        {tell(credits)}
      </strong>
    );
  const both = (
    <>
      {euros}
      <span className={styles.beside}>{t('credits.or', { credits: tell(credits) })}</span>
    </>
  );
  return isStacked ? <span className={styles.stacked}>{both}</span> : both;
};
