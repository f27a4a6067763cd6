import { formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import styles from './quote-rail.module.css';

interface Pressed {
  press: () => void;
  isPending: boolean;
  pendingLabel: string;
  /** Why the press did not succeed. */
  failure: string | null;
}

interface Props {
  /** Of the heading. */
  id: string;
  title: string;
  /** A link, or a press that takes the step here. */
  action: { label: string } & ({ to: string } | Pressed);
  /** The one step that the page leads to; narrow, it holds to the foot of the screen. */
  isPrimary: boolean;
  quote: Pick<Quote, 'totalIncludingVatPrice' | 'totalExcludingVatPrice' | 'credits'>;
  /** What it means. */
  children: ReactNode;
  /** Links of less weight. */
  more?: ReactNode;
}

/** A step that can be taken with a quote. */
export const NextStep = ({ id, title, action, isPrimary, quote, children, more }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits, creditsFor, tell } = usePrices();
  const { totalIncludingVatPrice, totalExcludingVatPrice, credits } = quote;
  const total = inCredits
    ? tell(creditsFor(totalExcludingVatPrice, credits) ?? 0)
    : `${formatPrice(totalIncludingVatPrice, locale, { decimals: true })} ${t('quote.rail.includingVat')}`;
  return (
    <section className={styles.step} aria-labelledby={id} data-primary={isPrimary || undefined}>
      <div className={styles.told}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        {isPrimary || !('to' in action) ? null : (
          <Link className={styles.way} to={action.to}>
            {action.label}
          </Link>
        )}
        {more}
      </div>
      {isPrimary ? (
        <div className={styles.foot} data-bottom-bar>
          <span className={styles.footTotal}>{total}</span>
          {'to' in action ? (
            <Link className={buttonClass({ size: 'large' })} to={action.to}>
              {action.label}
            </Link>
          ) : (
            <Button size="large" isPending={action.isPending} pendingLabel={action.pendingLabel} onClick={action.press}>
              {action.label}
            </Button>
          )}
          {'failure' in action ? (
            <p role="status" className={styles.failure}>
              {action.failure}
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
};
