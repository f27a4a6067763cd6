// Run by read-pdf.ts as a process of its own: pdfjs-dist is an ES module that jest cannot load.
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const read = async (file) => {
  const data = new Uint8Array(readFileSync(file));
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false }).promise;
  const { info } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');
    const [, , width, height] = page.view;
    pages.push({ text, width: Math.round(width), height: Math.round(height) });
  }
  return { title: info.Title, language: info.Language, pages };
};

process.stdout.write(JSON.stringify(await Promise.all(process.argv.slice(2).map(read))));
