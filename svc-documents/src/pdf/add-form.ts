import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { drawMark, drawText } from './draw-field.ts';
import { createFontEmbedder, type FontEmbedder } from './embed-font.ts';
import { type DocumentForm, type FormField, placeAt } from './form-field.ts';
import type { FormFonts } from './form-fonts.ts';
import { tagFields } from './tag-fields.ts';

interface Place {
  ref: PDFRef;
  /** A link until it becomes a widget. */
  dict: PDFDict;
  page: PDFRef;
  width: number;
  height: number;
  option: string | undefined;
}

const readOnly = 1;
const radio = (1 << 15) | (1 << 14);
const ink = '0.0745 0.102 0.1686 rg';

/** Puts a field wherever the page has a link to its place. Throws where a field has no place, or a place no field. */
export const addForm = (pdf: PDFDocument, form: DocumentForm, fonts: FormFonts): void => {
  const { context, catalog } = pdf;
  const places = placesOf(pdf);
  const embedder = createFontEmbedder(context, fonts);
  const roots = form.fields.map((field) => {
    const own = places.get(field.name);
    if (!own) throw new Error(`no place for the field ${field.name}`);
    places.delete(field.name);
    return { name: field.name, ref: makeField(pdf, { field, places: own, fonts, embedder, isFilled: form.isFilled }) };
  });
  if (places.size > 0) throw new Error(`no field for the place ${[...places.keys()].join(', ')}`);
  embedder.embed();
  tagFields(context);
  const resources = context.obj({ Font: { Inter: embedder.simple } });
  const acroForm = { Fields: groupFields(pdf, roots), DA: PDFString.of(`/Inter 9 Tf ${ink}`), DR: resources };
  catalog.set(PDFName.of('AcroForm'), context.register(context.obj(acroForm)));
};

const placesOf = (pdf: PDFDocument): Map<string, Place[]> => {
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

interface MakeField {
  field: FormField;
  places: readonly Place[];
  fonts: FormFonts;
  embedder: FontEmbedder;
  isFilled: boolean;
}

const makeField = (pdf: PDFDocument, { field, places, fonts, embedder, isFilled }: MakeField): PDFRef => {
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
      DA: PDFString.of(`/Inter ${first.height > 40 ? 14 : 9} Tf ${ink}`),
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

/** Fields whose names begin alike, `billing.city` and `billing.street`, hang under one parent. */
const groupFields = ({ context }: PDFDocument, fields: readonly { name: string; ref: PDFRef }[]): PDFRef[] => {
  const groups = [...new Set(fields.map(({ name }) => (name.includes('.') ? (name.split('.')[0] ?? '') : name)))];
  return groups.flatMap((group) => {
    const members = fields.filter(({ name }) => name.startsWith(`${group}.`));
    if (members.length === 0) return fields.filter(({ name }) => name === group).map(({ ref }) => ref);
    const parent = context.register(context.obj({ T: PDFHexString.fromText(group), Kids: members.map(({ ref }) => ref) }));
    for (const { ref } of members) context.lookup(ref, PDFDict).set(PDFName.of('Parent'), parent);
    return [parent];
  });
};
