/** @jsxRuntime automatic */
// Said in every part of the paper: tsx reads a tsconfig.json only where it is started, which is not here.
import { renderToStaticMarkup } from 'react-dom/server';
import { type Fonts, fontFaces } from '../fonts/font-faces.ts';
import type { QuoteDocument } from '../quotes/quote-document.ts';
import { paperOf } from './paper.ts';
import { printStyle } from './print-style.ts';
import { QuotePaper } from './quote-paper.tsx';

/** The quote as one HTML text that needs nothing from outside. The same document gives the same text. */
export const renderQuote = (document: QuoteDocument, fonts: Fonts): string => {
  const paper = paperOf(document);
  const style = fontFaces(fonts, JSON.stringify(document)) + printStyle(paper);
  return `<!doctype html>${renderToStaticMarkup(<QuotePaper paper={paper} style={style} />)}`;
};
