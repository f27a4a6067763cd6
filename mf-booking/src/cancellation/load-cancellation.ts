import type { CancellationPreview, CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { isCallError } from '@plenary/http/call-error';
import { loadQuote, type QuoteData } from '../quote/load-quote.ts';
import { fetchCancellation, previewCancellation } from './cancellation-api.ts';

/** Why a booking cannot be cancelled here: it is not confirmed, or it has begun. */
const obstacles = ['conflict', 'event-over'] as const;
export type Obstacle = (typeof obstacles)[number];

export interface CancellationData extends QuoteData {
  state:
    | { kind: 'cancelled'; statement: CancellationStatement }
    | { kind: 'open'; preview: CancellationPreview }
    | { kind: 'barred'; obstacle: Obstacle };
}

interface LoaderArgs {
  params: { quoteId?: string };
  request: Request;
}

/** Loads a quote with what its cancellation would cost, or its statement; a failure is thrown. */
export const loadCancellation = async ({ params, request }: LoaderArgs): Promise<CancellationData> => {
  const data = await loadQuote({ params, request });
  const { id, standing } = data.quote;
  const { signal } = request;
  if (standing === 'cancelled') return { ...data, state: { kind: 'cancelled', statement: await fetchCancellation(id, signal) } };
  try {
    return { ...data, state: { kind: 'open', preview: await previewCancellation(id, signal) } };
  } catch (error) {
    const obstacle = isCallError(error) ? obstacles.find((code) => code === error.code) : undefined;
    if (!obstacle) throw error;
    return { ...data, state: { kind: 'barred', obstacle } };
  }
};
