import { newId } from '@plenary/http/new-id';
import { useFetcher, useLoaderData } from '@plenary/platform/router';
import { useState } from 'react';
import type { QuoteData } from '../quote/load-quote.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import { AskOption } from './ask-option.tsx';
import { OptionPlaced } from './option-placed.tsx';
import { OptionRefused } from './option-refused.tsx';
import { isOpenForOption } from './option-rules.ts';
import type { PlaceResult } from './place-option-action.ts';

/** Sets an option on a quote, then confirms it (spec/booking.md §2 "Option confirmation"; server-rules §3 "Option"). */
export const OptionPage = () => {
  const { quote, language, loadedAt } = useLoaderData<QuoteData>();
  useWordsInLanguage(language);
  return <PlaceOption key={quote.id} quote={quote} loadedAt={loadedAt} />;
};

const PlaceOption = ({ quote, loadedAt }: Pick<QuoteData, 'quote' | 'loadedAt'>) => {
  const fetcher = useFetcher<PlaceResult>();
  const [idempotencyKey] = useState(newId);
  const result = fetcher.data;
  if (result?.type === 'placed') return <OptionPlaced quote={quote} option={result.option} isAnswer />;
  if (result?.type === 'refused') return <OptionRefused quote={quote} reason={result.reason} lack={result.lack} isAnswer />;
  if (quote.option) return <OptionPlaced quote={quote} option={quote.option} />;
  if (!isOpenForOption(quote, loadedAt)) return <OptionRefused quote={quote} reason="quote-expired" />;
  return <AskOption quote={quote} fetcher={fetcher} idempotencyKey={idempotencyKey} />;
};
