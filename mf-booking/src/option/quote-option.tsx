import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { NextStep } from '../quote-rail/next-step.tsx';
import { Deadline } from './deadline.tsx';
import { isOpenForOption } from './option-rules.ts';
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
      action={{ label: t('option.block.action'), to: paths.optionConfirmation(venue.slug, id) }}
      isPrimary
      quote={quote}
    >
      <p>{t(`option.block.none.${hasBalance ? 'inCredits' : 'text'}`)}</p>
      <Balance needed={creditsFor(quote.totalExcludingVatPrice, quote.credits)} />
    </NextStep>
  );
};
