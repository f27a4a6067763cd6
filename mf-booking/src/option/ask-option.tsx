import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { formatMinutes } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import styles from './ask-option.module.css';
import { OptionFacts } from './option-facts.tsx';

interface Props {
  quote: Quote;
  isPending: boolean;
  /** Why the press did not succeed; it may be tried again. */
  failure: string | null | undefined;
  onPress: () => void;
}

/** The option's content and terms, and the button that places it. */
export const AskOption = ({ quote, isPending, failure, onPress }: Props) => {
  const { t } = useTranslation('booking');
  const { settings, locale } = usePlatform();
  const { unprovenMinutes } = quote;
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
      <ul className={styles.terms}>
        {([hasCreditBalance(settings.creditMode) ? 'credits' : 'free', 'rooms', 'life', 'release'] as const).map((term) => (
          <li key={term}>
            <Icon name="check" size={20} />
            {t(`option.ask.terms.${term}`)}
          </li>
        ))}
        {unprovenMinutes === undefined ? null : (
          <li>
            <Icon name="clock" size={20} />
            {t('option.ask.terms.unproven', { length: formatMinutes(unprovenMinutes, locale) })}
          </li>
        )}
      </ul>
      <div className={styles.form}>
        <div className={styles.ways}>
          <Button size="large" isPending={isPending} pendingLabel={t('option.ask.submitting')} onClick={onPress}>
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
