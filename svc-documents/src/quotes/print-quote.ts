import type { DocumentCustomer, DocumentGoal } from '@plenary/contracts/documents.schemas';
import type { Quote } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import type { DocumentsDeps } from '../deps.ts';
import { keptDocument } from '../printing/print-document.ts';
import { renderQuote } from '../rendering/render-quote.tsx';
import { mapQuote } from './map-quote.ts';
import { withPictures } from './with-pictures.ts';

interface Asked {
  quote: Quote;
  language: Language;
  goal: DocumentGoal;
  customer: DocumentCustomer | null;
}

/** The paper of a quote and the goal that it came to: the kept one, else a new print. Refuses `documents-unavailable`. */
export const printQuote = async (deps: DocumentsDeps, asked: Asked): Promise<{ pdf: Uint8Array; printedFor: DocumentGoal }> => {
  const document = await withPictures(mapQuote({ ...asked, house: deps.house, now: deps.now() }), deps.fetchPicture);
  return { pdf: await keptDocument(deps, renderQuote({ document })), printedFor: document.goal };
};
