import { endedStandings, type PaperStanding, type QuoteDocument } from '@plenary/contracts/documents.schemas';
import { type GoalParts, partsOf } from './goal-parts.ts';
import { type PaperFormat, paperFormat } from './paper-format.ts';
import { wordsIn } from './words/by-language.ts';
import type { Words } from './words/words.ts';

/** Input of every part of the paper: the document, the parts of its goal, and its words and figures in its language. */
export interface Paper {
  document: QuoteDocument;
  parts: GoalParts;
  words: Words;
  format: PaperFormat;
}

export const paperOf = (document: QuoteDocument): Paper => ({
  document,
  parts: hasEnded(document) ? { ...partsOf[document.goal], deposit: false, signaturePage: false } : partsOf[document.goal],
  words: wordsIn(document.language),
  format: paperFormat(document.language),
});

const ended: ReadonlySet<PaperStanding> = new Set(endedStandings);

/** Nothing of it can be had any more: it says so, and asks for nothing. */
export const hasEnded = ({ information }: QuoteDocument): boolean => isEnded(information.standing);

export const isEnded = ({ kind }: QuoteDocument['information']['standing']): boolean => ended.has(kind);

/** It is signed, and no pen is asked for any more. */
export const isSignedPaper = ({ information }: QuoteDocument): boolean => ['signed', 'booked'].includes(information.standing.kind);

/** It can be accepted until its last day of validity. */
export const isToAccept = (document: QuoteDocument): boolean => !hasEnded(document) && document.information.standing.kind !== 'booked';

/** `Comet · Devis 7B1D1C52`, how the file is called where its title is shown. */
export const titleOf = (paper: Paper): string =>
  `${paper.document.information.brandName} · ${headingOf(paper)} ${paper.document.information.quoteReference}`;

/** What the paper is: an amendment stays one, whatever it is printed for, and a signed quote is no estimate any more. */
export const headingOf = ({ document, words }: Paper): string => {
  if (document.amendment) return words.amendment.title;
  const isPastEstimate = document.goal === 'booking-estimation' && isSignedPaper(document);
  return words.titles[isPastEstimate ? 'signature' : document.goal];
};
