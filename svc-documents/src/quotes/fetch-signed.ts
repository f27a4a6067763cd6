import { getSignedDocument } from '@plenary/contracts/signature.endpoints';
import { addressOf } from '@plenary/http/create-caller';
import { type FetchKeptOptions, type Forwarded, fetchKept } from './fetch-kept.ts';

export type FetchSigned = (quote: { quoteId: string; userId: string }, forwarded: Forwarded) => Promise<Uint8Array | undefined>;

/** The bytes that a quote's owner signed; undefined where no signature stands. Refuses as `fetchKept`. */
export const createFetchSigned =
  (options: FetchKeptOptions): FetchSigned =>
  ({ quoteId, userId }, forwarded) =>
    fetchKept(options, addressOf(getSignedDocument, { params: { quoteId }, query: { userId } }), forwarded);
