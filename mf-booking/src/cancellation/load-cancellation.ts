import type { CancellationPreview, CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import { isCallError } from '@plenary/http/call-error';
import { fetchPayments } from '../api.ts';
import { loadQuote, type QuoteData } from '../quote/load-quote.ts';
import { fetchCancellation, previewCancellation } from './cancellation-api.ts';

/** Why a booking cannot be cancelled here: it is not confirmed, or it has begun. */
const obstacles = ['conflict', 'event-over'] as const;
type Obstacle = (typeof obstacles)[number];

export interface CancellationData extends QuoteData {
  state:
    | { kind: 'cancelled'; statement: CancellationStatement; ledger: DealPayments }
    | { kind: 'open'; preview: CancellationPreview; ledger: DealPayments }
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
  if (standing === 'cancelled') {
    const [statement, ledger] = await Promise.all([fetchCancellation(id, signal), fetchPayments(id, signal)]);
    return { ...data, state: { kind: 'cancelled', statement, ledger } };
  }
  try {
    const [preview, ledger] = await Promise.all([previewCancellation(id, signal), fetchPayments(id, signal)]);
    return { ...data, state: { kind: 'open', preview, ledger } };
  } catch (error) {
    const obstacle = isCallError(error) ? obstacles.find((code) => code === error.code) : undefined;
    if (!obstacle) throw error;
    return { ...data, state: { kind: 'barred', obstacle } };
  }
};
