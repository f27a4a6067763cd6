import { formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { usePrices } from '../credits/use-prices.ts';
import styles from './price-panel.module.css';
import { PriceTable } from './price-table.tsx';
import type { PricedChoice } from './use-priced-choice.ts';

interface Props {
  price: PricedChoice;
  isSending: boolean;
  /** Why the quote could not be made; the same press may be tried again. */
  failure: string | null | undefined;
}

/** The current quote, and the next step. Narrow, total and button stay at the foot of the screen. */
export const PricePanel = ({ price, isSending, failure: quoteFailure }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { creditsFor, tell } = usePrices();
  const { priced, isPending, hasChanged, failure, retry } = price;
  const total = formatPrice(priced.totalExcludingVatPrice, locale);
  const credits = creditsFor(priced.totalExcludingVatPrice, priced.credits);
  return (
    <aside className={styles.panel} aria-label={t('upsell.quote')}>
      <PriceTable priced={priced} />
      <div className={styles.foot} data-bottom-bar data-pending={isPending || undefined}>
        {failure ? (
          <p className={styles.failed}>
            {t('upsell.priceFailed')}{' '}
            <button type="button" className={styles.retry} onClick={retry}>
              {t('upsell.retry')}
            </button>
          </p>
        ) : null}
        {quoteFailure ? (
          <p className={styles.failed} role="alert">
            {quoteFailure}
          </p>
        ) : null}
        <div className={styles.sums}>
          <p className={styles.total}>
            <span>{t('quote.totals.excludingVat')}</span> <strong>{total}</strong>
          </p>
          {credits === null ? null : <p className={styles.credits}>{t('credits.or', { credits: tell(credits) })}</p>}
          <div className={styles.balance}>
            <Balance needed={credits} />
          </div>
        </div>
        <Button
          type="submit"
          size="large"
          isPending={isSending}
          pendingLabel={t('upsell.sending')}
          iconAfter={<Icon name="arrow-right" size={20} />}
        >
          {t('upsell.next')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {hasChanged && !isPending && !failure ? t('upsell.newTotal', { total }) : null}
        {failure ? t('upsell.priceFailed') : null}
      </p>
    </aside>
  );
};
