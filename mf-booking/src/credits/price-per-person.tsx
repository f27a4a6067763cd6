import type { Price as VenuePrice } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Price } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import styles from './credits.module.css';
import { PriceFigure } from './price-figure.tsx';
import { usePrices } from './use-prices.ts';

interface Props {
  price: Extract<VenuePrice, { type: 'standard' }>;
  size: 'medium' | 'large';
  /** After the total. */
  suffix: string;
  /** Below: what the price is made of. */
  note?: string;
}

/** A price per person and day, with its total below; the total alone in credits, which are only counted in whole, and beside an older service. */
export const PricePerPerson = ({ price: { amount, perPersonAndDay }, size, suffix, note }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits } = usePrices();
  const isWhole = perPersonAndDay === undefined || inCredits;
  return (
    <span className={styles.stacked}>
      {isWhole ? null : <Price cents={perPersonAndDay} locale={locale} size={size} suffix={t('price.perPersonAndDay')} />}
      <PriceFigure cents={amount} size={isWhole ? size : 'small'} suffix={suffix} isStacked />
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
};
