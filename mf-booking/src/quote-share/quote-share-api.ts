import type { EndpointResponse } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/quote-share.endpoints';
import type { Language } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';

export type QuoteLink = EndpointResponse<typeof contract.shareQuote>;
export type OpenedQuote = EndpointResponse<typeof contract.openSharedQuote>;

export const makeQuoteLink = (quoteId: string): Promise<QuoteLink> => call(contract.shareQuote, { params: { quoteId } });

export type ListedLink = EndpointResponse<typeof contract.listQuoteShares>['links'][number];

export const listQuoteLinks = async (quoteId: string, signal: AbortSignal): Promise<ListedLink[]> =>
  (await call(contract.listQuoteShares, { params: { quoteId } }, { signal })).links;

export const revokeQuoteLink = async (quoteId: string, linkId: string): Promise<void> => {
  await call(contract.revokeQuoteShare, { params: { quoteId, linkId } });
};

export const revokeQuoteLinks = async (quoteId: string): Promise<void> => {
  await call(contract.revokeQuoteShares, { params: { quoteId } });
};

export const openQuoteLink = (
  { quoteId, token, language }: { quoteId: string; token: string; language: Language },
  signal: AbortSignal,
): Promise<OpenedQuote> => call(contract.openSharedQuote, { params: { quoteId }, body: { token, lng: language } }, { signal });
