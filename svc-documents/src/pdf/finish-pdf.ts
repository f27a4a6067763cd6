import { ParseSpeeds, PDFDict, PDFDocument, PDFHeader, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { addForm } from './add-form.ts';
import type { FormFonts } from './form-fonts.ts';
import { markArtifacts } from './mark-artifacts.ts';
import { nameNodes } from './name-nodes.ts';
import { nameStandardRoles } from './name-standard-roles.ts';
import type { Printable } from './printable.ts';
import { xmpOf } from './xmp.ts';

/**
 * Completes a tagged PDF of Chromium: decoration is marked as such, placeholder links become fields,
 * the file says what it is and that it keeps to PDF/UA. The same bytes and printable give the same bytes.
 */
export const finishPdf = async (printed: Uint8Array, printable: Printable, fonts: FormFonts): Promise<Uint8Array> => {
  const { title, author, language, createdAt, form } = printable;
  const pdf = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const { context, catalog } = pdf;
  // PDF/UA-1 builds on this version; Chromium says an older one.
  context.header = PDFHeader.forVersion(1, 7);
  for (const page of pdf.getPages()) markArtifacts(page);
  nameStandardRoles(context);
  nameNodes(context, catalog);
  if (form) addForm(pdf, form, fonts);

  const producer = 'Plenary';
  const date = PDFString.fromDate(new Date(createdAt));
  const info = context.obj({ CreationDate: date, ModDate: date });
  for (const [name, value] of Object.entries({ Title: title, Author: author, Creator: author, Producer: producer }))
    info.set(PDFName.of(name), PDFHexString.fromText(value));
  // Replaces Chromium's own metadata, which contain the time and the browser's version.
  const { Info: old } = context.trailerInfo;
  if (old instanceof PDFRef) context.delete(old);
  context.trailerInfo.Info = context.register(info);
  const xmp = context.stream(xmpOf({ title, author, producer, language, createdAt }), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  catalog.set(PDFName.of('Lang'), PDFString.of(language));
  const preferences = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict) ?? context.obj({});
  preferences.set(PDFName.of('DisplayDocTitle'), context.obj(true));
  catalog.set(PDFName.of('ViewerPreferences'), preferences);
  return pdf.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
};
