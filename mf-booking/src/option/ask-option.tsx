import type { Quote } from '@plenary/contracts/quote';
import { useTitle } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { AskForm } from './ask-form.tsx';
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
      <AskForm
        quoteId={quote.id}
        action={t('option.ask.action')}
        isPending={isPending}
        pendingLabel={t('option.ask.submitting')}
        onPress={press}
        back={t('option.toQuote')}
        failure={failure}
      />
    </NoticeScreen>
  );
};
