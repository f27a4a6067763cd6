import { type PDFDocument, PDFHexString, PDFName, type PDFObject, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { drawMark, drawText } from './draw-field.ts';
import type { FontEmbedder } from './embed-font.ts';
import type { Place } from './find-places.ts';
import type { FormField } from './form-field.ts';
import type { FormFonts } from './form-fonts.ts';

const readOnly = 1;
const radio = (1 << 15) | (1 << 14);

/** Font and size of text typed into a field. */
export const textStyle = (size: number): PDFString => PDFString.of(`/Inter ${size} Tf 0.0745 0.102 0.1686 rg`);

interface MakeField {
  field: FormField;
  places: readonly Place[];
  fonts: FormFonts;
  embedder: FontEmbedder;
  isFilled: boolean;
}

/** Makes the links at the field's places its widgets; answers the field. */
export const makeField = (pdf: PDFDocument, { field, places, fonts, embedder, isFilled }: MakeField): PDFRef => {
  const { context } = pdf;
  for (const { dict, page } of places) {
    for (const name of ['A', 'Border']) dict.delete(PDFName.of(name));
    dict.set(PDFName.of('Subtype'), PDFName.of('Widget'));
    dict.set(PDFName.of('P'), page);
  }
  const [first] = places;
  if (!first) throw new Error(`no place for the field ${field.name}`);
  const common = {
    T: PDFHexString.fromText(field.name.split('.').at(-1) ?? field.name),
    TU: PDFHexString.fromText(field.tooltip),
    ...(isFilled && { Ff: context.obj(readOnly) }),
  };
  if (field.kind === 'signature') return put(first, { ...common, FT: PDFName.of('Sig') });
  if (field.kind === 'text') {
    return put(first, {
      ...common,
      FT: PDFName.of('Tx'),
      MaxLen: context.obj(field.maxLength),
      V: PDFHexString.fromText(field.value ?? ''),
      DA: textStyle(first.height > 40 ? 14 : 9),
      AP: context.obj({ N: drawText(context, { text: field.value ?? '', width: first.width, height: first.height, fonts, embedder }) }),
    });
  }
  if (field.kind === 'mark') {
    const state = PDFName.of(field.isMarked ? 'yes' : 'Off');
    return put(first, {
      ...common,
      FT: PDFName.of('Btn'),
      V: state,
      AS: state,
      AP: drawMark(context, { ...first, on: 'yes', shape: 'box' }),
    });
  }
  const group = context.nextRef();
  for (const place of places) {
    const name = place.option ?? '';
    const option = field.options.find((known) => known.name === name);
    if (!option) throw new Error(`the field ${field.name} has no option ${name}`);
    put(place, {
      Parent: group,
      TU: PDFHexString.fromText(option.tooltip),
      AS: PDFName.of(field.value === name ? name : 'Off'),
      AP: drawMark(context, { ...place, on: name, shape: 'circle' }),
    });
  }
  context.assign(
    group,
    context.obj({
      ...common,
      FT: 'Btn',
      Ff: radio | (isFilled ? readOnly : 0),
      V: field.value ?? 'Off',
      Kids: places.map(({ ref }) => ref),
    }),
  );
  return group;
};

const put = ({ ref, dict }: Place, entries: Readonly<Record<string, PDFObject>>): PDFRef => {
  for (const [name, value] of Object.entries(entries)) dict.set(PDFName.of(name), value);
  return ref;
};
