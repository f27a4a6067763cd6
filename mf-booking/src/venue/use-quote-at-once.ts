import { newId } from '@plenary/http/new-id';
import { useFetcher } from '@plenary/platform/router';
import type { FlowResult } from '../quote/quote-flow-action.ts';

export interface QuoteAtOnce {
  press: (demandId: string) => void;
  isPending: boolean;
  /** Why no quote came of it; its page is next where one did. */
  failure: 'no-longer-available' | 'failed' | null;
}

/** Makes the quote of a demand from the venue's page, where no add-on is sold and there is no step for them (server-rules §7). */
export const useQuoteAtOnce = (): QuoteAtOnce => {
  const fetcher = useFetcher<FlowResult>();
  const isPending = fetcher.state !== 'idle';
  const type = isPending ? undefined : fetcher.data?.type;
  return {
    press: (demandId) => void fetcher.submit({ demandId, idempotencyKey: newId() }, { method: 'post' }),
    isPending,
    failure: type === undefined ? null : type === 'no-longer-available' ? type : 'failed',
  };
};
