import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import { fetchQuotes } from '../api.ts';

export interface QuotesData {
  quotes: QuoteSummary[];
  /** Instant in milliseconds. */
  loadedAt: number;
}

/** The newest quotes of the signed-in user. A failure is thrown. */
export const loadQuotes = async ({ request }: { request: Request }): Promise<QuotesData> => ({
  quotes: await fetchQuotes(request.signal),
  loadedAt: Date.now(),
});
