import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { isOpenForOption } from '../quote/open-for-option.ts';
import { NextStep } from '../quote-rail/next-step.tsx';
import { Deadline } from './deadline.tsx';
import { OptionTerms } from './option-terms.tsx';
import { rankName } from './rank-name.ts';
import { UnprovenOption } from './unproven-option.tsx';
import type { PlacingOption } from './use-place-option.ts';

interface Props extends Pick<QuoteData, 'quote' | 'loadedAt'> {
  placing: PlacingOption;
}

/** The quote page's press that places an option, with its terms, or the placed one with its rank and deadline; nothing if none is possible. */
export const QuoteOption = ({ quote, loadedAt, placing: { press, isPending, failure } }: Props) => {
  const { t } = useTranslation('booking');
  const { creditsFor } = usePrices();
  const { id, status, option, venue, amends } = quote;
  // Once it is signed its block says until when the rooms are held, and what ends it. What an amendment holds is no option.
  if (status !== 'Presented' || amends) return null;
  if (option) {
    const rank = rankName(option);
    return (
      <NextStep
        id="option"
        title={t(`option.block.${rank}.title`)}
        action={{ label: t('option.block.release'), to: paths.releaseOption(id) }}
        isPrimary={false}
        quote={quote}
      >
        <p>
          {t(`option.block.${rank}.text`)} <Deadline option={option} countryCode={venue.address.countryCode} />
        </p>
        <UnprovenOption quote={quote} option={option} />
      </NextStep>
    );
  }
  if (!isOpenForOption(quote, loadedAt)) return null;
  return (
    <NextStep
      id="option"
      title={t('option.block.none.title')}
      action={{
        ...{ press, isPending, failure, pendingLabel: t('option.ask.submitting') },
        label: t(failure ? 'option.retry' : 'option.ask.action'),
      }}
      isPrimary
      quote={quote}
    >
      <OptionTerms quote={quote} isFolded />
      <Balance needed={creditsFor(quote.totalExcludingVatPrice, quote.credits)} />
    </NextStep>
  );
};
