/** @jsxRuntime automatic */
// Said in every part of the paper: tsx reads a tsconfig.json only where it is started, which is not here.
import type { QuoteDocument } from '@plenary/contracts/documents.schemas';
import type { SignatureFields } from '@plenary/contracts/signature-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { isSignedPaper, paperOf, titleOf } from '../paper/paper.ts';
import { printStyle } from '../paper/print-style.ts';
import { QuotePaper } from '../paper/quote-paper.tsx';
import type { Printable } from '../pdf/printable.ts';
import { formFields } from '../signature-page/form-fields.ts';
import { SignaturePage } from '../signature-page/signature-page.tsx';
import { signatureStyle } from '../signature-page/signature-style.ts';
import { signatureWordsIn } from '../signature-page/words/by-language.ts';

interface RenderQuoteInput {
  document: QuoteDocument;
  /** Values of the signature page; without them its fields are empty. */
  filled?: SignatureFields;
}

/**
 * The quote as one HTML text that needs nothing from outside but the fonts, with the form of its signature page: an empty one only as long as
 * there is something to sign (docs/decisions/0258). The same input gives the same text.
 */
export const renderQuote = ({ document, filled }: RenderQuoteInput): Printable => {
  const paper = paperOf(document);
  const signaturePage = paper.parts.signaturePage && (filled !== undefined || !isSignedPaper(document));
  const words = signatureWordsIn(document.language);
  const style = printStyle(paper) + (signaturePage ? signatureStyle : '');
  const page = (
    <QuotePaper paper={paper} style={style}>
      {signaturePage && <SignaturePage paper={paper} words={words} isFilled={filled !== undefined} />}
    </QuotePaper>
  );
  return {
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    title: titleOf(paper),
    author: document.information.brandName,
    language: document.language,
    createdAt: Date.parse(document.information.creationDate),
    form: signaturePage ? formFields(words, filled) : undefined,
  };
};
