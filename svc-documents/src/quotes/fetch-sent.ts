import { getSentPaper } from '@plenary/contracts/sent-papers.endpoints';
import type { Language } from '@plenary/contracts/vocabulary';
import { addressOf } from '@plenary/http/create-caller';
import { type FetchKeptOptions, type Forwarded, fetchKept } from './fetch-kept.ts';

export type FetchSent = (
  paper: { quoteId: string; userId: string; language: Language },
  forwarded: Forwarded,
) => Promise<Uint8Array | undefined>;

/** The bytes that staff sent a quote's owner in a language; undefined where they sent none that still holds. Refuses as `fetchKept`. */
export const createFetchSent =
  (options: FetchKeptOptions): FetchSent =>
  ({ quoteId, userId, language }, forwarded) =>
    fetchKept(options, addressOf(getSentPaper, { params: { quoteId }, query: { userId, lng: language } }), forwarded);
