import { PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { createFontEmbedder } from './embed-font.ts';
import { findPlaces } from './find-places.ts';
import type { DocumentForm } from './form-field.ts';
import type { FormFonts } from './form-fonts.ts';
import { makeField, textStyle } from './make-field.ts';
import { tagFields } from './tag-fields.ts';

/** Puts a field wherever the page has a link to its place. Throws where a field has no place, or a place no field. */
export const addForm = (pdf: PDFDocument, form: DocumentForm, fonts: FormFonts): void => {
  const { context, catalog } = pdf;
  const places = findPlaces(pdf);
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
  const acroForm = { Fields: groupFields(pdf, roots), DA: textStyle(9), DR: resources };
  catalog.set(PDFName.of('AcroForm'), context.register(context.obj(acroForm)));
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
