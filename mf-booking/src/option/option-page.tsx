import { useLoaderData, useLocation } from '@plenary/platform/router';
import { QuotePath } from '../booking-path/quote-path.tsx';
import type { QuoteData } from '../quote/load-quote.ts';
import { isOpenForOption } from '../quote/open-for-option.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import { AmendmentStanding } from './amendment-standing.tsx';
import { AskOption } from './ask-option.tsx';
import styles from './option-page.module.css';
import { OptionPlaced } from './option-placed.tsx';
import { OptionRefused } from './option-refused.tsx';
import { usePlaceOption } from './use-place-option.ts';

/** Sets an option on a quote, or confirms the one that was placed on the quote's page (spec/booking.md §2 "Option confirmation"; server-rules §3 "Option"). */
export const OptionPage = () => {
  const { quote, language, loadedAt } = useLoaderData<QuoteData>();
  useWordsInLanguage(language);
  return (
    <>
      <div className={styles.path}>
        <QuotePath quote={quote} current="option" />
      </div>
      {quote.amends ? (
        <AmendmentStanding quote={quote} amends={quote.amends} />
      ) : (
        <PlaceOption key={quote.id} quote={quote} loadedAt={loadedAt} />
      )}
    </>
  );
};

const PlaceOption = ({ quote, loadedAt }: Pick<QuoteData, 'quote' | 'loadedAt'>) => {
  const { state } = useLocation();
  const placing = usePlaceOption({ quoteId: quote.id });
  const { placed, refusal } = placing;
  if (placed) return <OptionPlaced quote={quote} option={placed} isAnswer />;
  if (refusal) return <OptionRefused quote={quote} {...refusal} isAnswer />;
  if (quote.option)
    return <OptionPlaced quote={quote} option={{ ...quote.option, rooms: quote.rooms }} isAnswer={state?.isAnswer === true} />;
  if (!isOpenForOption(quote, loadedAt)) return <OptionRefused quote={quote} reason="quote-expired" />;
  return <AskOption quote={quote} placing={placing} />;
};
