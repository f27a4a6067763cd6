// Run by read-pdf.ts as a process of its own: pdfjs-dist is an ES module that jest cannot load.
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const rolesOf = (node) => (node?.role ? [node, ...node.children.flatMap(rolesOf)] : []);

const fieldOf = ({ fieldName, fieldType, fieldValue, alternativeText, readOnly, maxLen, buttonValue, exportValue }, page) => ({
  name: fieldName,
  type: fieldType,
  value: fieldValue,
  tooltip: alternativeText,
  readOnly,
  maxLength: maxLen,
  option: buttonValue ?? exportValue,
  page,
});

const outlineOf = (items) => (items ?? []).flatMap(({ title, items: below }) => [title, ...outlineOf(below)]);

const read = async (file) => {
  const data = new Uint8Array(readFileSync(file));
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false }).promise;
  const { info, metadata } = await pdf.getMetadata();
  const pages = [];
  const fields = [];
  const structure = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');
    const [, , width, height] = page.view;
    const upright = items.filter(({ str, transform }) => str.trim() !== '' && transform[1] === 0);
    const right = Math.max(0, ...upright.map((item) => item.transform[4] + item.width));
    pages.push({ text, width: Math.round(width), height: Math.round(height), right });
    fields.push(...(await page.getAnnotations()).filter(({ subtype }) => subtype === 'Widget').map((widget) => fieldOf(widget, number)));
    structure.push(...rolesOf(await page.getStructTree()).map(({ role, alt }) => ({ role, alt })));
  }
  return {
    title: info.Title,
    language: info.Language,
    xmp: { title: metadata?.get('dc:title'), pdfua: metadata?.get('pdfuaid:part') },
    isTagged: (await pdf.getMarkInfo())?.Marked ?? false,
    bookmarks: outlineOf(await pdf.getOutline()),
    structure,
    fields,
    pages,
  };
};

process.stdout.write(JSON.stringify(await Promise.all(process.argv.slice(2).map(read))));
