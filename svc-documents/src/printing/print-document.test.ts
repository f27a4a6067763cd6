import { PDFDocument } from '@cantoo/pdf-lib';
import { documentsWorld } from '../testing/documents-world.ts';
import { fullQuote, makeQuote } from '../testing/make-quote.ts';

const pdfOf = async (bytes: number): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.context.register(pdf.context.stream(new Uint8Array(bytes)));
  return pdf.save();
};

it('refuses a document over 10 MB, and does not store it', async () => {
  let bytes = 10_000_000;
  const world = await documentsWorld({ printer: { print: () => pdfOf(bytes) }, quotes: (language) => [fullQuote(language)] });
  const get = () => world.get(`/api/quotes/${makeQuote().id}/pdf`);
  const response = await get();
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'unexpected-error' });
  bytes = 1_000_000;
  expect((await get()).status).toBe(200);
  expect(world.seen.printed).toBe(2);
  await world.close();
});
