import type { Quote } from '@plenary/contracts/quote';
import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import styles from './ask-option.module.css';
import { OptionFacts } from './option-facts.tsx';
import { OptionTerms } from './option-terms.tsx';
import type { PlacingOption } from './use-place-option.ts';

interface Props {
  quote: Quote;
  placing: PlacingOption;
}

/** The option's content and terms, and the button that places it. */
export const AskOption = ({ quote, placing: { press, isPending, failure } }: Props) => {
  const { t } = useTranslation('booking');
  const { creditsFor } = usePrices();
  useTitle(t('option.ask.title', { venue: quote.venue.name }));
  return (
    <NoticeScreen
      venue={quote.venue}
      mark="clock"
      headline={t('option.ask.headline')}
      text={t('option.ask.text', { venue: quote.buildingName })}
    >
      <OptionFacts quote={quote} />
      <Balance needed={creditsFor(quote.totalExcludingVatPrice, quote.credits)} />
      <OptionTerms quote={quote} />
      <div className={styles.form}>
        <div className={styles.ways}>
          <Button size="large" isPending={isPending} pendingLabel={t('option.ask.submitting')} onClick={press}>
            {t(failure ? 'option.retry' : 'option.ask.action')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet', size: 'large' })} to={paths.quote(quote.id)}>
            {t('option.toQuote')}
          </Link>
        </div>
        <p role="status" className={styles.failed}>
          {failure}
        </p>
      </div>
    </NoticeScreen>
  );
};
