import { PDFDocument } from '@cantoo/pdf-lib';
import { outsideTools } from './outside-tools.ts';

const blankPdf = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save({ useObjectStreams: false });
};

const lookFor = new Set(['pdfinfo', 'pdftotext']);

it('every tool that this machine has complains of a document that was cut short', async () => {
  const pdf = await blankPdf();
  const silent: string[] = [];
  for (const { name, complaints } of await outsideTools())
    if ((await complaints(pdf.slice(0, pdf.length / 2))).length === 0) silent.push(name);
  expect(silent).toEqual([]);
});

it('those that look for structure or text complain where there is none', async () => {
  const pdf = await blankPdf();
  const wrong: string[] = [];
  for (const { name, complaints } of await outsideTools()) if ((await complaints(pdf)).length > 0 !== lookFor.has(name)) wrong.push(name);
  expect(wrong).toEqual([]);
});
