import { formatPrice } from '@plenary/contracts/format';
import { joinClasses } from './join-classes.ts';
import styles from './price.module.css';

export interface PriceProps {
  /** Whole euro cents. */
  cents: number;
  /** BCP 47, as fr-FR. */
  locale: string;
  decimals?: boolean;
  /** Before the amount: "from". */
  prefix?: string;
  /** After the amount: "excl. VAT, all included". */
  suffix?: string;
  size?: 'small' | 'medium' | 'large';
}

export const Price = ({ cents, locale, decimals = false, prefix, suffix, size = 'medium' }: PriceProps) => (
  <span className={joinClasses(styles.price, styles[size])}>
    {prefix ? <span className={styles.note}>{prefix} </span> : null}
    <span className={styles.amount}>{formatPrice(cents, locale, { decimals })}</span>
    {suffix ? <span className={styles.note}> {suffix}</span> : null}
  </span>
);
