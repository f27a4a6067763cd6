import { joinClasses } from './join-classes.ts';
import styles from './price.module.css';

/** A figure in the reader's language. Our two faces draw the narrow space so thin that 5 480 reads as 5480: a wider one takes its place. */
export const formatNumber = (value: number | `${number}`, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale, options).format(value).replaceAll('\u202f', '\u00a0');

/**
 * Euro cents as money in the reader's language. Without decimals it rounds to the euro (lists: spec/booking.md §9).
 * The cents reach Intl as a decimal string, so no float ever holds the amount.
 */
export const formatPrice = (cents: number, locale: string, { decimals = false }: { decimals?: boolean } = {}): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const amount = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  const fractionDigits = decimals ? 2 : 0;
  return formatNumber(amount, locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
};

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
