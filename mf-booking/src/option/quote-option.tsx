import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { Deadline } from './deadline.tsx';
import { isOpenForOption } from './option-rules.ts';
import styles from './quote-option.module.css';
import { rankName } from './rank-name.ts';
import { UnprovenOption } from './unproven-option.tsx';

/** The quote page's link to an option, or the placed one with its rank and deadline; nothing if none is possible. */
export const QuoteOption = ({ quote, loadedAt }: Pick<QuoteData, 'quote' | 'loadedAt'>) => {
  const { t } = useTranslation('booking');
  const hasBalance = hasCreditBalance(usePlatform().settings.creditMode);
  const { creditsFor } = usePrices();
  const { id, status, option, venue } = quote;
  // Once it is signed its block says until when the rooms are held, and what ends it.
  if (status !== 'Presented') return null;
  if (option) {
    const rank = rankName(option);
    return (
      <Card as="section" tone="highlight" padding="snug" aria-labelledby="option">
        <div className={styles.band}>
          <div>
            <h2 id="option" className={styles.title}>
              {t(`option.block.${rank}.title`)}
            </h2>
            <p>
              {t(`option.block.${rank}.text`)} <Deadline option={option} countryCode={venue.address.countryCode} />
            </p>
            <UnprovenOption quote={quote} option={option} />
          </div>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.releaseOption(id)}>
            {t('option.block.release')}
          </Link>
        </div>
      </Card>
    );
  }
  if (!isOpenForOption(quote, loadedAt)) return null;
  return (
    <Card as="section" tone="highlight" padding="snug" aria-labelledby="option">
      <div className={styles.band}>
        <div>
          <h2 id="option" className={styles.title}>
            {t('option.block.none.title')}
          </h2>
          <p>{t(`option.block.none.${hasBalance ? 'inCredits' : 'text'}`)}</p>
          <Balance needed={creditsFor(quote.totalExcludingVatPrice, quote.credits)} />
        </div>
        <Link className={buttonClass({ variant: 'secondary', size: 'large' })} to={paths.optionConfirmation(venue.slug, id)}>
          {t('option.block.action')}
        </Link>
      </div>
    </Card>
  );
};
