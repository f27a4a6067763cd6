import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsWorld } from '../testing/documents-world.ts';
import { fontsOf } from '../testing/fonts-of.ts';
import { fullQuote, longQuote, makeQuote } from '../testing/make-quote.ts';
import { outsideTools } from '../testing/outside-tools.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { filledFields as fields } from '../testing/signature-fields.ts';
import { testCustomer } from '../testing/test-house.ts';

const printing = printingWorld();
let world: Awaited<ReturnType<typeof documentsWorld>>;
beforeAll(async () => {
  world = await documentsWorld({ printer: printing.printer });
});
afterAll(() => Promise.all([printing.stop(), world.close()]));

const post = async (address: string, body: unknown, actor: Parameters<typeof as>[0] = { kind: 'service', name: 'svc-booking' }) =>
  world.app.request(address, {
    method: 'POST',
    headers: { ...(await as(actor)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const bytesOf = async (response: Response) => {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
};
/** In PDF readers of other vendors. */
const expectSound = async (pdf: Uint8Array) => {
  for (const tool of await outsideTools()) expect(await tool.complaints(pdf)).toEqual([]);
};

const signatureDocument = { quote: fullQuote('fr'), language: 'fr', fields, customer: testCustomer };

describe('the paper that comes with a mail', () => {
  it('is that of the customer’s own download, for our services alone', async () => {
    const body = { quote: fullQuote('fr'), language: 'fr', customer: testCustomer };
    const { text } = await readPdf(await bytesOf(await post('/internal/quote-document', body)));
    expect(text).toContain(testCustomer.companyName);
    expect(text.replace(/\s+/g, ' ')).toContain('6 315,58');
  });
});

describe('the document to be signed', () => {
  // Covers L-X01–L-X13.
  it('shows every value in its field, which can no more be changed', async () => {
    const read = await readPdf(await bytesOf(await post('/internal/signature-document', signatureDocument)));
    const shown = (name: string) => read.fields.find((field) => field.name === name)?.value;
    expect(read.fields.every(({ readOnly }) => readOnly)).toBe(true);
    for (const [name, value] of Object.entries(fields.billing)) expect(shown(`billing.${name}`)).toBe(value);
    for (const [name, value] of Object.entries(fields.paymentReminder)) expect(shown(`paymentReminder.${name}`)).toBe(value);
    expect(shown('purchaseOrder.kind')).toBe('with');
    expect(shown('purchaseOrder.number')).toBe('PO-2027-000123');
    expect(shown('paymentMethod')).toBe('bank-transfer');
    expect(shown('invoicing.kind')).toBe('platform');
    expect(shown('invoicing.url')).toBe(`https://platform.example/${'a'.repeat(270)}`);
    expect(shown('goodForAgreement')).toBe('yes');
    expect(shown('signature')).toBe('Claire Martin');
    expect(read.text.replace(/\s+/g, ' ')).toContain("J'accepte le devis 7B1D1C52 d'un montant de 6 315,58 € TTC");
    expect(read.text).not.toContain('Aperçu');
  });

  it('writes the values with fonts that are inside, and keeps other readers content', async () => {
    const pdf = await bytesOf(await post('/internal/signature-document', signatureDocument));
    expect(fontsOf(pdf)).toEqual(expect.arrayContaining(['Inter-latin', 'Inter-latinext', 'Inter-greek', 'Inter-cyrillic']));
    await expectSound(pdf);
  });

  it('is the same bytes for the same input, and is not cached', async () => {
    const [one, other] = await Promise.all([1, 2].map(async () => bytesOf(await post('/internal/signature-document', signatureDocument))));
    expect(Buffer.compare(one ?? Buffer.alloc(0), other ?? Buffer.alloc(1))).toBe(0);
    const before = world.seen.printed;
    await post('/internal/signature-document', signatureDocument);
    expect(world.seen.printed).toBe(before + 1);
  });

  it('takes a quote of ten days and 200 lines', async () => {
    const pdf = await bytesOf(await post('/internal/signature-document', { ...signatureDocument, quote: longQuote(10, 20) }));
    const { pages, fields: placed } = await readPdf(pdf);
    await expectSound(pdf);
    expect(pages.length).toBeGreaterThan(6);
    for (const { page } of placed) expect(page).toBe(pages.length);
  });

  // Lifecycle L19, L20.
  it.each([
    ['fr', 'Avenant', 'Avenant au devis 0D9C7E64', 'Différence TTC +1 000,00 €'],
    ['en', 'Amendment', 'Amendment to quote 0D9C7E64', 'Difference incl. VAT +€1,000.00'],
    ['es', 'Adenda', 'Adenda al presupuesto 0D9C7E64', 'Diferencia con IVA +1.000,00 €'],
    ['nl', 'Addendum', 'Addendum bij offerte 0D9C7E64', 'Verschil incl. btw € +1.000,00'],
  ] as const)(
    'says of an amendment which quote it changes, what of it, and the difference (%s)',
    async (language, title, lead, difference) => {
      const quote = fullQuote(language);
      const before = {
        days: [{ date: '2027-01-12', pax: 20 }],
        rooms: [{ day: '2027-01-12', place: 'plenary' as const, index: 0, roomName: 'Bayen' }],
        totalExcludingVatPrice: quote.totalExcludingVatPrice - 83_333,
        totalIncludingVatPrice: quote.totalIncludingVatPrice - 100_000,
      };
      const dealId = '0d9c7e64-51f2-4b0a-8a53-7d1c60f2b3a4';
      const amended = {
        ...quote,
        amends: dealId,
        amendment: { dealId, before, pax: [24, 24], feeIncludingVat: 12_000, leastFeePercent: 50 },
      };
      const pdf = await bytesOf(await post('/internal/signature-document', { ...signatureDocument, language, quote: amended }));
      const read = await readPdf(pdf);
      const text = read.text.replace(/\s+/g, ' ');
      expect(read.title).toContain(title);
      for (const part of [lead, difference, 'Bayen', '24 · 24', '12', '50']) expect(text).toContain(part);
      await expectSound(pdf);
    },
  );

  it('is not made of a quote that does not add up', async () => {
    expect(
      (await post('/internal/signature-document', { ...signatureDocument, quote: makeQuote({ totalIncludingVatPrice: 1 }) })).status,
    ).toBe(500);
  });
});

const signatory = {
  name: 'Claire Martin',
  email: 'claire@atelier-nord.example',
  signedAt: '2026-11-21T23:01:02Z',
  ip: '192.0.2.1',
  userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
};
const certificate = {
  language: 'fr',
  quoteId: makeQuote().id,
  venueName: 'Comet Ternes',
  firstDay: '2027-01-19',
  lastDay: '2027-01-20',
  countryCode: 'FRA',
  totalIncludingVatPrice: 631_558,
  companyName: '<b>Atelier</b> Nord',
  sha256: '0123abcd'.repeat(8),
  signatory,
};

describe('the certificate', () => {
  it('says on one page who signed what and when, by the clock at the venue', async () => {
    const pdf = await bytesOf(await post('/internal/signature-certificate', certificate));
    const read = await readPdf(pdf);
    await expectSound(pdf);
    expect(read).toMatchObject({ language: 'fr', isTagged: true, xmp: { pdfua: '1' }, pages: [{ width: 595, height: 842 }], fields: [] });
    const text = read.text.replace(/\s+/g, ' ');
    for (const part of [
      'Certificat de signature',
      '7B1D1C52',
      'Comet Ternes',
      '19–20 janvier 2027',
      '6 315,58 €',
      '<b>Atelier</b> Nord',
      Array(8).fill('0123abcd').join(' '),
      'Claire Martin',
      'claire@atelier-nord.example',
      '22 novembre 2026 à 00:01:02 UTC+1',
      '192.0.2.1',
      signatory.userId,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Second signataire');
  });

  it('names the second signatory if there is one, with or without an account', async () => {
    const secondSignatory = { name: 'Paul Durand', email: 'paul@atelier-nord.example', signedAt: '2026-11-23T08:00:00Z' };
    const { text, pages } = await readPdf(
      await bytesOf(await post('/internal/signature-certificate', { ...certificate, secondSignatory })),
    );
    expect(pages).toHaveLength(1);
    expect(text).toMatch(/Second signataire[\s\S]*Paul Durand[\s\S]*23 novembre 2026 à 09:00:00/);
    expect(text.match(/Adresse IP/g)).toHaveLength(1);
  });

  it.each(['en', 'es', 'nl'])('is there in %s', async (language) => {
    const { title, pages } = await readPdf(await bytesOf(await post('/internal/signature-certificate', { ...certificate, language })));
    expect(title).not.toContain('Certificat de');
    expect(pages).toHaveLength(1);
  });
});

it.each([
  ['/internal/quote-document', { quote: fullQuote('fr'), language: 'fr', customer: testCustomer }],
  ['/internal/signature-document', signatureDocument],
  ['/internal/signature-certificate', certificate],
])('%s does not exist for anybody but our services', async (address, body) => {
  for (const actor of [testUser(), testUser({ role: 'admin' }), { kind: 'visitor', address: '192.0.2.1' } as const])
    expect((await post(address, body, actor)).status).toBe(404);
});

it('refuses what no document can be made of', async () => {
  const response = await post('/internal/signature-document', { ...signatureDocument, fields: { ...fields, goodForAgreement: false } });
  expect(response.status).toBe(400);
  expect((await post('/internal/signature-certificate', { ...certificate, sha256: 'abc' })).status).toBe(400);
});
