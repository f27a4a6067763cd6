import { PDFArray, type PDFContext, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/** In the structure a link that became a field is a form, so that a screen reader announces it as one. */
export const tagFields = (context: PDFContext): void => {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(name('S')) !== name('Link')) continue;
    const kids = object.lookup(name('K'));
    const children = kids instanceof PDFArray ? kids.asArray() : [kids];
    const isField = children.some((child) => {
      const reference = child instanceof PDFRef ? context.lookup(child) : child;
      if (!(reference instanceof PDFDict)) return false;
      const annotation = reference.lookup(name('Obj'));
      return annotation instanceof PDFDict && annotation.get(name('Subtype')) === name('Widget');
    });
    if (isField) object.set(name('S'), name('Form'));
  }
};
