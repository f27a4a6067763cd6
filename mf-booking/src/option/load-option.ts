import { redirect } from '@plenary/platform/router';
import { paths } from '../paths.ts';
import { loadQuote, type QuoteData } from '../quote/load-quote.ts';

interface LoaderArgs {
  params: { venueSlug?: string };
  request: Request;
}

/** Loads the quote that the address names in `quoteId`; one of another venue goes to the address of its own. A failure is thrown. */
export const loadOption = async ({ params: { venueSlug }, request }: LoaderArgs): Promise<QuoteData> => {
  const quoteId = new URL(request.url).searchParams.get('quoteId') ?? '';
  const data = await loadQuote({ params: { quoteId }, request });
  const { slug } = data.quote.venue;
  if (slug !== venueSlug) throw redirect(paths.optionConfirmation(slug, quoteId));
  return data;
};
