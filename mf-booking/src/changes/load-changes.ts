import { loadQuote, type QuoteData } from '../quote/load-quote.ts';
import { type DealHistory, fetchChanges } from './changes-api.ts';

export interface ChangeData extends QuoteData {
  history: DealHistory;
}

interface LoaderArgs {
  params: { quoteId?: string };
  request: Request;
}

/** Loads a quote with the changes of its booking; a failure is thrown. */
export const loadChanges = async ({ params, request }: LoaderArgs): Promise<ChangeData> => {
  const data = await loadQuote({ params, request });
  return { ...data, history: await fetchChanges(data.quote.id, request.signal) };
};
