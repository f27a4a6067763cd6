import type { DealChange } from '@plenary/contracts/changes.schemas';
import { loadQuote, type QuoteData } from '../quote/load-quote.ts';
import { fetchChanges } from './changes-api.ts';

export interface ChangeData extends QuoteData {
  /** The newest first. */
  changes: DealChange[];
}

interface LoaderArgs {
  params: { quoteId?: string };
  request: Request;
}

/** Loads a quote with the changes of its booking; a failure is thrown. */
export const loadChanges = async ({ params, request }: LoaderArgs): Promise<ChangeData> => {
  const data = await loadQuote({ params, request });
  return { ...data, changes: await fetchChanges(data.quote.id, request.signal) };
};
