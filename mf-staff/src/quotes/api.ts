import type * as contract from '@plenary/contracts/planning';
import type { Language } from '@plenary/contracts/vocabulary';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export const fetchBookedQuote = (quoteId: string, language: Language, signal?: AbortSignal): Promise<contract.BookedQuote> =>
  call(
    refer<typeof contract.getBookedQuote>('GET', '/api/planning/quotes/{quoteId}'),
    { params: { quoteId }, query: { lng: language } },
    { signal },
  );
