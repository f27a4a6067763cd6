import { type PDFContext, PDFDict, PDFName } from '@cantoo/pdf-lib';

// Structure types of PDF 2.0 that Chromium writes into a PDF 1.4, where no reader knows them.
const newerRoles = new Set(['Strong', 'Em', 'Sub', 'Title', 'FENote', 'Aside']);

/** Calls what PDF 1.7 does not know a span. */
export const nameStandardRoles = (context: PDFContext): void => {
  const role = PDFName.of('S');
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('StructElem')) continue;
    const named = object.get(role);
    if (named instanceof PDFName && newerRoles.has(named.decodeText())) object.set(role, PDFName.of('Span'));
  }
};
