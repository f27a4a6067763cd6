import { placeOption as placeOptionEndpoint } from '@plenary/contracts/booking.endpoints';
import { useLoaderData } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { placeOption } from '../api.ts';
import { atRoot } from '../at-root.ts';
import { QuotePath } from '../booking-path/quote-path.tsx';
import type { QuoteData } from '../quote/load-quote.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import { useWaitWords } from '../use-wait-words.ts';
import { AskOption } from './ask-option.tsx';
import styles from './option-page.module.css';
import { OptionPlaced } from './option-placed.tsx';
import { refusalIn, shownApart } from './option-refusal.ts';
import { OptionRefused } from './option-refused.tsx';
import { isOpenForOption } from './option-rules.ts';

/** Sets an option on a quote, then confirms it (spec/booking.md §2 "Option confirmation"; server-rules §3 "Option"). */
export const OptionPage = () => {
  const { quote, language, loadedAt } = useLoaderData<QuoteData>();
  useWordsInLanguage(language);
  return (
    <>
      <div className={styles.path}>
        <QuotePath quote={quote} current="option" />
      </div>
      <PlaceOption key={quote.id} quote={quote} loadedAt={loadedAt} />
    </>
  );
};

const PlaceOption = ({ quote, loadedAt }: Pick<QuoteData, 'quote' | 'loadedAt'>) => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const { submit, isPending, done, failure } = useSubmission({
    endpoints: [placeOptionEndpoint],
    send: (quoteId: string, { idempotencyKey }) => placeOption(quoteId, idempotencyKey),
    words: { ...shownApart, 'too-many-requests': waitWords('option.tooMany'), failed: t('option.ask.failed') },
    toRoot: atRoot,
  });
  const refusal = failure && refusalIn(failure);
  if (done) return <OptionPlaced quote={quote} option={done.answer} isAnswer />;
  if (refusal) return <OptionRefused quote={quote} {...refusal} isAnswer />;
  if (quote.option) return <OptionPlaced quote={quote} option={{ ...quote.option, rooms: quote.rooms }} />;
  if (!isOpenForOption(quote, loadedAt)) return <OptionRefused quote={quote} reason="quote-expired" />;
  return <AskOption quote={quote} isPending={isPending} failure={failure?.text} onPress={() => void submit(quote.id)} />;
};
