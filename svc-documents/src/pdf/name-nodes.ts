import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/**
 * Names the cells of tables from one on, in the order of the document. Chromium goes on counting from document to document and not
 * always in that order, so that two printings of one page would differ.
 */
export const nameNodes = (context: PDFContext, catalog: PDFDict): void => {
  const named = context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const id = object instanceof PDFDict && object.get(name('Type')) === name('StructElem') ? object.get(name('ID')) : undefined;
    return object instanceof PDFDict && id instanceof PDFString ? [{ ref, element: object, old: id.asString() }] : [];
  });
  const fresh = new Map(named.map(({ old }, index) => [old, PDFString.of(`node${String(index + 1).padStart(8, '0')}`)]));
  const freshOf = (old: PDFObject): PDFObject => (old instanceof PDFString && fresh.get(old.asString())) || old;

  for (const { element, old } of named) element.set(name('ID'), freshOf(PDFString.of(old)));
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    for (const attributes of dictsIn(context, object.get(name('A')))) {
      const headers = attributes.lookup(name('Headers'));
      if (headers instanceof PDFArray) attributes.set(name('Headers'), context.obj(headers.asArray().map(freshOf)));
    }
  }
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const tree = root?.get(name('IDTree'));
  if (!root || !tree) return;
  dropTree(context, tree);
  root.set(name('IDTree'), context.obj({ Names: named.flatMap(({ ref, old }) => [freshOf(PDFString.of(old)), ref]) }));
};

const dictsIn = (context: PDFContext, object: PDFObject | undefined): PDFDict[] => {
  const found = object instanceof PDFRef ? context.lookup(object) : object;
  if (found instanceof PDFArray) return found.asArray().flatMap((part) => dictsIn(context, part));
  return found instanceof PDFDict ? [found] : [];
};

/** Takes the nodes of a name tree out of the file. */
const dropTree = (context: PDFContext, node: PDFObject): void => {
  for (const dict of dictsIn(context, node)) {
    const kids = dict.lookup(name('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) dropTree(context, kid);
  }
  if (node instanceof PDFRef) context.delete(node);
};
