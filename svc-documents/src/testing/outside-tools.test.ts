import { PDFDocument } from '@cantoo/pdf-lib';
import { outsideTools } from './outside-tools.ts';

const blankPdf = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save({ useObjectStreams: false });
};

it('every tool that this machine has complains of a document that was cut short', async () => {
  const pdf = await blankPdf();
  for (const tool of await outsideTools()) expect(await tool.complaints(pdf.slice(0, pdf.length / 2))).not.toEqual([]);
});

it('those that look for structure or text complain where there is none', async () => {
  const pdf = await blankPdf();
  for (const tool of await outsideTools()) {
    const isLookedFor = tool.name === 'pdfinfo' || tool.name === 'pdftotext';
    expect((await tool.complaints(pdf)).length > 0).toBe(isLookedFor);
  }
});
