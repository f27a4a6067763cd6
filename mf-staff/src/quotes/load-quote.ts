import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { currentPlatform } from '@plenary/platform';
import { fetchCancellation } from '../cancellation/api.ts';
import { fetchChanges } from '../changes/api.ts';
import { fetchBookedQuote } from './api.ts';

interface Args {
  params: { quoteId?: string };
  request: Request;
}

export interface QuoteData {
  booked: BookedQuote;
  /** Null: it is not cancelled. */
  statement: CancellationStatement | null;
  /** Of a confirmed booking, the newest first. */
  changes: DealChange[];
}

/** The quote that the address names, its lines in the language of the page, with the statement of a cancelled one. */
export const loadQuote = async ({ params: { quoteId = '' }, request: { signal } }: Args): Promise<QuoteData> => {
  const booked = await fetchBookedQuote(quoteId, currentPlatform().language, signal);
  const statement = booked.quote.standing === 'cancelled' ? await fetchCancellation(quoteId, signal) : null;
  const isBooking = booked.quote.status === 'Approved' && !booked.quote.amends;
  const changes = isBooking ? await fetchChanges(quoteId, currentPlatform().language, signal) : [];
  return { booked, statement, changes };
};
