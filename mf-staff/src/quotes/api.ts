import * as contract from '@plenary/contracts/planning.endpoints';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import type { ParticularsForm } from '@plenary/contracts/quote-particulars';
import { getPaperForStaff } from '@plenary/contracts/sent-papers.endpoints';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';
import { call } from '../call.ts';

export const fetchBookedQuote = (quoteId: string, language: Language, signal?: AbortSignal): Promise<BookedQuote> =>
  call(contract.getBookedQuote, { params: { quoteId }, query: { lng: language } }, { signal });

export const changeParticulars = (
  quoteId: string,
  body: ParticularsForm & { revision: number },
  language: Language,
): Promise<BookedQuote> => call(contract.changeParticulars, { params: { quoteId }, query: { lng: language }, body });

export const sentPaperAddress = (quoteId: string): string => addressOf(getPaperForStaff, { params: { quoteId } });
