import type { Language } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { takeLinkToken } from '@plenary/platform/link-token';
import { type OpenedQuote, openQuoteLink } from './quote-share-api.ts';

export interface SharedQuoteData {
  /** Null: the link is no longer valid. */
  opened: OpenedQuote | null;
  /** The language its words came in. */
  language: Language;
  /** Instant in milliseconds. */
  loadedAt: number;
}

interface LoaderArgs {
  params: { quoteId?: string };
  request: Request;
}

/** Loads the quote of a shared link; another failure than a link that does not work is thrown. */
export const loadSharedQuote = async ({ params: { quoteId = '' }, request }: LoaderArgs): Promise<SharedQuoteData> => {
  const { language } = currentPlatform();
  const link = { quoteId, token: takeLinkToken(request, 'share') ?? '', language };
  const opened = await openQuoteLink(link, request.signal).catch((error: unknown) => {
    if (error instanceof CallError && (error.status === 400 || error.status === 404)) return null;
    throw error;
  });
  return { opened, language, loadedAt: Date.now() };
};
