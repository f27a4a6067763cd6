import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { placeAt } from './form-field.ts';

/** Place of a field, or of one option of a choice; sizes in points. */
export interface Place {
  ref: PDFRef;
  /** A link until it becomes a widget. */
  dict: PDFDict;
  page: PDFRef;
  width: number;
  height: number;
  option: string | undefined;
}

/** The places of a document's fields by the fields' names, in the order of the pages. */
export const findPlaces = (pdf: PDFDocument): Map<string, Place[]> => {
  const places = new Map<string, Place[]>();
  for (const page of pdf.getPages()) {
    const annotations = page.node.Annots()?.asArray() ?? [];
    for (const ref of annotations) {
      const dict = pdf.context.lookup(ref, PDFDict);
      const address = dict.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'));
      const place = address instanceof PDFString || address instanceof PDFHexString ? placeAt(address.decodeText()) : undefined;
      if (!place || !(ref instanceof PDFRef)) continue;
      const [left = 0, bottom = 0, right = 0, top = 0] = dict
        .lookup(PDFName.of('Rect'), PDFArray)
        .asArray()
        .map((side) => Number(side.toString()));
      const found = { ref, dict, page: page.ref, width: right - left, height: top - bottom, option: place.option };
      places.set(place.name, [...(places.get(place.name) ?? []), found]);
    }
  }
  return places;
};
