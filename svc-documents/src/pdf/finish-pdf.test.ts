import { inflateSync } from 'node:zlib';
import { PDFDocument, type PDFRawStream } from '@cantoo/pdf-lib';
import { readFonts, withFonts } from '../fonts/font-faces.ts';
import { mapQuote } from '../quotes/map-quote.ts';
import { renderQuote } from '../rendering/render-quote.tsx';
import { fullQuote, longQuote } from '../testing/make-quote.ts';
import { pageSaying, printingWorld } from '../testing/printing-world.ts';
import { testHouse, testNow } from '../testing/test-house.ts';
import { finishPdf } from './finish-pdf.ts';
import { readFormFonts } from './form-fonts.ts';

const printing = [printingWorld(), printingWorld()] as const;
afterAll(() => Promise.all(printing.map(({ stop }) => stop())));

const printableOf = async (quote = fullQuote('fr')) => {
  const document = mapQuote({ quote, language: 'fr', goal: 'signature', customer: null, house: testHouse, now: testNow });
  const printable = renderQuote({ document });
  return { ...printable, html: withFonts(printable.html, await readFonts()) };
};

describe('a finished document', () => {
  it('gives the same bytes for the same page, after any other prints and in any browser', async () => {
    const [printable, formFonts] = [await printableOf(), await readFormFonts()];
    const [one, other] = printing;
    await other.printer.print(pageSaying('another').repeat(20));
    const prints = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? other : one).printer.print(printable.html));
    const finished = await Promise.all((await Promise.all(prints)).map((print) => finishPdf(print, printable, formFonts)));
    const [first = new Uint8Array()] = finished;
    for (const next of finished) expect(Buffer.compare(next, first)).toBe(0);
  });

  it('paints nothing that is neither tagged nor marked as decoration', async () => {
    const printable = await printableOf(longQuote(3, 12));
    const finished = await finishPdf(await printing[0].printer.print(printable.html), printable, await readFormFonts());
    const pages = (await PDFDocument.load(finished)).getPages().map(({ node }) => node.Contents());
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      const content = inflateSync((page as PDFRawStream).contents).toString('latin1');
      let depth = 0;
      for (const line of content.split('\n')) {
        if (/BDC$|BMC$/.test(line)) depth += 1;
        else if (line === 'EMC') depth -= 1;
        else if (depth === 0) expect(line).not.toMatch(/(^| )(Tj|TJ|f\*?|S|s|B\*?|b\*?|sh|Do)$/);
        expect([0, 1, 2]).toContain(depth);
      }
      expect(depth).toBe(0);
    }
  });

  it("contains neither the time nor the browser's version", async () => {
    const printable = await printableOf();
    const finished = await finishPdf(await printing[0].printer.print(printable.html), printable, await readFormFonts());
    const text = Buffer.from(finished).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7\n/);
    expect(text).not.toMatch(/Chrom|Skia|Mozilla/);
    expect(text.match(/\/(CreationDate|ModDate) \(D:20260914000000Z\)/g)).toHaveLength(2);
  });

  it('names each cell that others refer to once, and finds it by that name', async () => {
    const printable = await printableOf(longQuote(2, 5));
    const finished = await finishPdf(await printing[0].printer.print(printable.html), printable, await readFormFonts());
    const text = Buffer.from(finished).toString('latin1');
    const ids = [...text.matchAll(/\/ID \((node\d{8})\)/g)].map(([, id]) => id);
    const named = [...(/\/Names \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/\((node\d{8})\)/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(named).toEqual(ids.map((_, index) => `node${String(index + 1).padStart(8, '0')}`));
    expect(new Set(ids)).toEqual(new Set(named));
    for (const [, headers = ''] of text.matchAll(/\/Headers \[([^\]]*)\]/g))
      for (const [, id] of headers.matchAll(/\((node\d{8})\)/g)) expect(named).toContain(id);
  });

  it('is not made of a form that has a field without a place, or a place without a field', async () => {
    const printable = await printableOf();
    const [print, formFonts] = [await printing[0].printer.print(printable.html), await readFormFonts()];
    const fields = printable.form?.fields ?? [];
    const more = [...fields, { kind: 'text', name: 'elsewhere', tooltip: 'Elsewhere', maxLength: 9 } as const];
    await expect(finishPdf(print, { ...printable, form: { fields: more, isFilled: false } }, formFonts)).rejects.toThrow(
      'no place for the field elsewhere',
    );
    await expect(finishPdf(print, { ...printable, form: { fields: fields.slice(1), isFilled: false } }, formFonts)).rejects.toThrow(
      'no field for the place billing.companyName',
    );
  });
});
