import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsWorld } from '../testing/documents-world.ts';
import { fontsOf } from '../testing/fonts-of.ts';
import { fullQuote, longQuote, makeItem, makeQuote, makeVenue } from '../testing/make-quote.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf, readPdfs } from '../testing/read-pdf.ts';

// Covers B-X18.

const { id } = makeQuote();
const address = (query = '', quoteId = id) => `/api/quotes/${quoteId}/pdf${query}`;
const printing = printingWorld();
const worlds: Awaited<ReturnType<typeof documentsWorld>>[] = [];
const open = async (quotes: Parameters<typeof documentsWorld>[0]['quotes'] = (language) => [fullQuote(language)]) => {
  const world = await documentsWorld({ printer: printing.printer, quotes });
  worlds.push(world);
  return world;
};
afterAll(async () => {
  await printing.stop();
  await Promise.all(worlds.map(({ close }) => close()));
});
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('the PDF of a quote', () => {
  it('is a file named after the quote and its language, which no cache may store', async () => {
    const { get } = await open();
    const response = await get(address('?lng=en&download=true&version=4'));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="devis-7b1d1c52-en.pdf"',
      'cache-control': 'private, no-store',
      'x-request-id': expect.any(String),
    });
    expect((await get(address('?lng=nl'))).headers.get('content-disposition')).toBe('inline; filename="devis-7b1d1c52-nl.pdf"');
  });

  const said: Record<Language, string[]> = {
    fr: [
      'Devis',
      'Aperçu',
      "Valable jusqu'au 28 septembre 2026",
      'Mardi 19 janvier 2027',
      'Total HT 5 421,10 €',
      'Total TTC 6 315,58 €',
      'Acompte de 70 % TTC 4 420,91 €',
      'TVA 10 % sur 1 897,39 € 189,74 €',
      'Page 1 sur 1',
    ],
    en: [
      'Quote',
      'Preview',
      'Valid until 28 September 2026',
      'Tuesday 19 January 2027',
      'Total excl. VAT €5,421.10',
      'Total incl. VAT €6,315.58',
      'Deposit of 70% incl. VAT €4,420.91',
      'VAT 10% on €1,897.39 €189.74',
      'Page 1 of 1',
    ],
    es: [
      'Presupuesto',
      'Vista previa',
      'Válido hasta el 28 de septiembre de 2026',
      'Martes, 19 de enero de 2027',
      'Total sin IVA 5.421,10 €',
      'Total con IVA 6.315,58 €',
      'Anticipo del 70 % con IVA 4.420,91 €',
      'IVA 10 % sobre 1.897,39 € 189,74 €',
      'Página 1 de 1',
    ],
    nl: [
      'Offerte',
      'Voorbeeld',
      'Geldig tot en met 28 september 2026',
      'Dinsdag 19 januari 2027',
      'Totaal excl. btw € 5.421,10',
      'Totaal incl. btw € 6.315,58',
      'Voorschot van 70% incl. btw € 4.420,91',
      'Btw 10% op € 1.897,39 € 189,74',
      'Pagina 1 van 1',
    ],
  };

  it('says venue, customer, lines and totals in each language, on A4', async () => {
    const { get } = await open();
    const responses = await Promise.all(languages.map((language) => get(address(`?lng=${language}`))));
    const pdfs = await readPdfs(await Promise.all(responses.map(bytesOf)));
    for (const [index, language] of languages.entries()) {
      const pdf = pdfs[index];
      expect(pdf).toMatchObject({ language, pages: [{ width: 595, height: 842 }], title: expect.stringContaining('7B1D1C52') });
      for (const text of [...said[language], 'Ternes', '16 avenue des Ternes', 'Atelier Nord', 'Claire Martin', 'Comet SAS'])
        expect(pdf?.text).toContain(text);
    }
  });

  it('is in the caller’s language where none is asked for', async () => {
    const { get, booking } = await open();
    const response = await get(address(), testUser({ lang: 'es' }));
    expect(response.headers.get('content-disposition')).toContain('-es.pdf');
    expect(booking.calls.map(({ address: asked }) => asked)).toContain(`/api/quotes/${id}?lng=es`);
  });

  // Covers L-V11.
  it.each(['de', 'zz', 'FR', ''])('is in French where «%s» is asked for, which no quote is written in', async (language) => {
    const { get, booking } = await open();
    const response = await get(address(`?lng=${language}`), testUser({ lang: 'es' }));
    expect(response.headers.get('content-disposition')).toContain('-fr.pdf');
    expect(booking.calls.map(({ address: asked }) => asked)).toContain(`/api/quotes/${id}?lng=fr`);
  });

  it('carries the fonts of the house inside, and none of the machine’s', async () => {
    const { get } = await open();
    expect(fontsOf(await bytesOf(await get(address())))).toEqual(['Fraunces-SemiBold', 'Inter-Regular', 'Inter-SemiBold']);
  });

  it('prints a company called <img src=x> as it is', async () => {
    const { get } = await open();
    const response = await get(address(), testUser({ companyName: '<img src=x>' }));
    expect((await readPdf(await bytesOf(response))).text).toContain('<img src=x>');
  });

  it('names the day and the columns again on every page that 200 lines of ten days fill, and leaves no head and no line alone', async () => {
    const { get } = await open(() => [longQuote(10, 20)]);
    const { pages } = await readPdf(await bytesOf(await get(address('?lng=fr'))));
    expect(pages.length).toBeGreaterThan(5);
    const numbers: number[] = [];
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Page ${index + 1} sur ${pages.length}`);
      const rows = text.split('\n').filter((row) => /Quantité|Salle de sous-commission/.test(row));
      expect(rows[0]).toMatch(/^\S+ \d+ janvier 2027 Quantité Prix unitaire HT Montant HT$/);
      const linesUnderHeads = rows
        .join('\n')
        .split(/^.*Quantité.*$/m)
        .slice(1);
      for (const lines of linesUnderHeads) expect(lines.match(/Salle de sous-commission/g)?.length).toBeGreaterThan(1);
      numbers.push(...rows.flatMap((row) => /numéro (\d+)/.exec(row)?.[1] ?? []).map(Number));
    }
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(pages.at(-1)?.text).toMatch(/numéro 200[\s\S]*Total TTC/);
  });

  it('keeps names of any length within the paper, and whole', async () => {
    const long = {
      word: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel'.repeat(2),
      name: 'Société Générale des Événements Réunis '.repeat(4).trim(),
    };
    const items = [makeItem({ description: `${long.name} ${long.word}`, quantity: 999, unitPrice: 9_999_999, catalogPrice: 99_999_999 })];
    const venue = makeVenue({ address: { street: long.name, zipCode: '75017', city: long.word, district: '', countryCode: 'FRA' } });
    const { get } = await open(() => [makeQuote({ items, venue, buildingName: long.name })]);
    const pdf = await readPdf(
      await bytesOf(await get(address('?lng=fr&goal=proforma'), testUser({ companyName: long.word, lastname: long.name }))),
    );
    const text = pdf.text.replace(/\s+/g, '');
    for (const part of [long.word, long.name]) expect(text).toContain(part.replace(/\s+/g, ''));
    const margin = (18 / 25.4) * 72;
    for (const { right, width } of pdf.pages) expect(right).toBeLessThanOrEqual(width - margin + 1);
  });

  it.each([
    ['proforma-invoice', 'proforma'],
    ['booking-estimation', 'estimation'],
    ['signature', 'devis'],
  ])('is called by what it is: %s is %s-…', async (goal, name) => {
    const { get } = await open();
    expect((await get(address(`?lng=fr&goal=${goal}`))).headers.get('content-disposition')).toBe(
      `inline; filename="${name}-7b1d1c52-fr.pdf"`,
    );
  });

  // Covers L-D19–L-D20.
  it('prints the deposit that the quote has, at any percentage', async () => {
    const { get } = await open((language) => [{ ...fullQuote(language), deposit: { percent: 35, amount: 2_210_45 } }]);
    const { text } = await readPdf(await bytesOf(await get(address('?lng=fr'))));
    expect(text.replace(/\s/g, ' ')).toContain('Acompte de 35 % TTC 2 210,45 €');
  });

  it('is printed once, cached, and the same bytes from then on', async () => {
    const { get, seen } = await open();
    const responses = await Promise.all([get(address('?lng=fr')), get(address('?lng=fr')), get(address('?lng=fr&download=true'))]);
    const kept = await get(address('?lng=fr'));
    const [first, ...others] = await Promise.all([...responses, kept].map(bytesOf));
    for (const other of others) expect(Buffer.compare(other, first ?? Buffer.alloc(0))).toBe(0);
    expect(seen.printed).toBe(1);
    await get(address('?lng=nl'));
    expect(seen.printed).toBe(2);
  });

  it('is the same bytes from a service that never saw it', async () => {
    const pdfs = await Promise.all([await open(), await open()].map(async ({ get }) => bytesOf(await get(address('?lng=fr')))));
    expect(Buffer.compare(pdfs[0] ?? Buffer.alloc(0), pdfs[1] ?? Buffer.alloc(1))).toBe(0);
  });

  it('is printed again when the quote has changed', async () => {
    let street = '16 avenue des Ternes';
    const { get, seen } = await open((language) => {
      const quote = fullQuote(language);
      return [{ ...quote, venue: { ...quote.venue, address: { ...quote.venue.address, street } } }];
    });
    await get(address('?lng=fr'));
    street = '18 avenue des Ternes';
    expect((await readPdf(await bytesOf(await get(address('?lng=fr'))))).text).toContain('18 avenue des Ternes');
    expect(seen.printed).toBe(2);
  });
});
