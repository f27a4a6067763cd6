import type { QuoteDocument } from '../quotes/quote-document.ts';
import { type PaperFormat, paperFormat } from './paper-format.ts';
import { type Words, wordsIn } from './words/words.ts';

/** What every part of the paper is given: the document, and its words and figures in its language. */
export interface Paper {
  document: QuoteDocument;
  words: Words;
  format: PaperFormat;
}

export const paperOf = (document: QuoteDocument): Paper => ({
  document,
  words: wordsIn(document.language),
  format: paperFormat(document.language),
});
