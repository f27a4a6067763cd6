import type { QuoteStatus } from '@plenary/contracts/quote';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { testSecret, testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsWorld } from '../testing/documents-world.ts';
import { fullQuote, makeQuote } from '../testing/make-quote.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf, readPdfs } from '../testing/read-pdf.ts';
import type { Billing } from './fetch-billing.ts';

const { id } = makeQuote();
const address = `/api/quotes/${id}/pdf`;
const signedBytes = Buffer.from('%PDF-1.7 the very bytes that were signed %%EOF');
const printing = printingWorld();
const worlds: Awaited<ReturnType<typeof documentsWorld>>[] = [];
afterAll(async () => {
  await printing.stop();
  await Promise.all(worlds.map(({ close }) => close()));
});

type Signed = NonNullable<Parameters<typeof documentsWorld>[0]['signed']>;
const answering =
  (body: string | Buffer<ArrayBuffer>, init: ResponseInit): Signed =>
  async () =>
    new Response(body, init);
const givesBytes = answering(signedBytes, { headers: { 'content-type': 'application/pdf' } });

const open = async (status: QuoteStatus, signed: Signed = givesBytes, billing?: Billing) => {
  const calls: { url: string; headers: Headers }[] = [];
  const watched: Signed = async (url, init) => {
    calls.push({ url: String(url), headers: new Headers(init?.headers) });
    return signed(url, init);
  };
  const world = await documentsWorld({
    printer: printing.printer,
    quotes: (language) => [{ ...fullQuote(language), status }],
    signed: watched,
    billing,
  });
  worlds.push(world);
  return { ...world, calls };
};
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a quote that was signed', () => {
  it.each(['Partially signed', 'Devis signé - Missing info', 'Approved'] as const)(
    'and is «%s» answers the very bytes under the goal that was signed, in any language',
    async (status) => {
      const { get, seen } = await open(status);
      for (const query of ['?goal=signature', '?goal=signature&lng=nl', ...(status === 'Approved' ? [] : [''])]) {
        const response = await get(address + query);
        expect(response.status).toBe(200);
        expect((await bytesOf(response)).equals(signedBytes)).toBe(true);
        expect(response.headers.get('content-disposition')).toBe('inline; filename="devis-7b1d1c52.pdf"');
      }
      expect(seen.printed).toBe(0);
    },
  );

  // Covers L-V01.
  it('has a paper of its own in every other goal and language, the pro forma by default once approved', async () => {
    const { get, calls, seen } = await open('Approved');
    const asked = [
      ['', 'Pro forma', 'fr'],
      ['lng=en', 'Pro forma', 'en'],
      ['goal=preview&lng=en', 'Preview', 'en'],
      ['goal=booking-estimation&lng=es', 'Presupuesto', 'es'],
      ['goal=proforma-preview&lng=nl', 'Pro forma', 'nl'],
      ['goal=proforma-invoice&lng=en', 'Pro forma invoice', 'en'],
    ] as const;
    const pdfs = await readPdfs(await Promise.all(asked.map(async ([query]) => bytesOf(await get(`${address}?${query}`)))));
    for (const [index, [query, words, language]] of asked.entries()) {
      expect([query, pdfs[index]?.language]).toEqual([query, language]);
      expect(pdfs[index]?.text).toContain(words);
    }
    expect(new Set(pdfs.map((pdf) => pdf.text)).size).toBe(asked.length);
    expect(calls).toEqual([]);
    expect(seen.printed).toBe(asked.length);
  });

  it('is asked for by the service itself, on behalf of the caller', async () => {
    const { get, calls } = await open('Approved');
    const caller = testUser();
    await get(`${address}?goal=signature`, caller);
    expect(calls.map(({ url }) => url)).toEqual([`http://booking.example/internal/quotes/${id}/signed-document?userId=${caller.userId}`]);
    const token = calls[0]?.headers.get(actorHeader) ?? undefined;
    expect(await actorTokens({ secret: testSecret }).verify(token)).toMatchObject({ kind: 'service', name: 'svc-documents' });
  });

  it('names on its pro forma the billed party as completed, and none while it is incomplete', async () => {
    const billing: Billing = {
      companyName: 'Atelier Nord Facturation',
      street: '4 rue des Lilas',
      zipCode: '59000',
      city: 'Lille',
      country: 'France',
      vatCode: 'FR12345678901',
      recipient: '',
      email: '',
    };
    const proforma = async (given: Billing) =>
      (await readPdf(await bytesOf(await (await open('Approved', givesBytes, given)).get(`${address}?goal=proforma-invoice&lng=fr`)))).text;
    const whole = await proforma(billing);
    for (const part of ['Atelier Nord Facturation', '4 rue des Lilas, 59000 Lille, France', 'FR12345678901']) expect(whole).toContain(part);
    const half = await proforma({ ...billing, city: '', vatCode: '' });
    for (const part of ['4 rue des Lilas', 'intracommunautaire']) expect(half).not.toContain(part);
  });

  it('is printed as signed, with nothing to fill in, if no signed bytes are stored', async () => {
    const { get } = await open('Approved', answering('{}', { status: 404 }));
    const response = await get(`${address}?lng=fr&goal=signature`);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="devis-7b1d1c52-fr.pdf"');
    const { text } = await readPdf(await bytesOf(response));
    expect(text).toContain('Ce devis est signé');
    expect(text).not.toMatch(/Signature du devis|À compléter et à signer/);
  });

  it.each([
    ['fails', answering('{}', { status: 500 })],
    ['answers something else', answering('<html>', { headers: { 'content-type': 'text/html' } })],
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const)('is printed for nobody where svc-booking %s', async (_, signed) => {
    const { get, seen } = await open('Approved', signed);
    const response = await get(`${address}?goal=signature`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'service-unavailable' });
    expect(seen.printed).toBe(0);
  });
});

it.each(['Draft', 'Presented', 'Rejected'] as const)(
  'a quote that is «%s» is a preview, and nobody is asked for a signature',
  async (status) => {
    const { get, calls } = await open(status);
    const { text } = await readPdf(await bytesOf(await get(`${address}?lng=fr`)));
    expect(text).toContain('Aperçu');
    expect(calls).toEqual([]);
  },
);

it('a quote that is not signed yet names the address and VAT number by which its customer is known', async () => {
  const billing = { companyName: 'Atelier Nord', street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France' };
  const { get } = await open('Presented', givesBytes, { ...billing, vatCode: 'FR12345678901', recipient: '', email: '' });
  const pdfs = await Promise.all(
    ['preview', 'signature', 'proforma'].map(async (goal) => bytesOf(await get(`${address}?goal=${goal}&lng=fr`))),
  );
  for (const { text } of await readPdfs(pdfs))
    for (const part of ['Atelier Nord', '4 rue des Lilas, 59000 Lille, France', 'FR12345678901']) expect(text).toContain(part);
});

// Lifecycle L11.
describe('a quote that staff sent', () => {
  const sentBytes = Buffer.from('%PDF-1.7 the very bytes that were sent %%EOF');
  const openSent = async (sent: Signed, status: QuoteStatus = 'Presented') => {
    const addresses: string[] = [];
    const watched: Signed = async (url, init) => {
      addresses.push(String(url));
      return sent(url, init);
    };
    const world = await documentsWorld({
      printer: printing.printer,
      quotes: (language) => [{ ...fullQuote(language), status }],
      sent: watched,
    });
    worlds.push(world);
    return { ...world, addresses };
  };

  it('answers the very bytes that were sent, and prints its other goals', async () => {
    const { get, seen, addresses } = await openSent(answering(sentBytes, { headers: { 'content-type': 'application/pdf' } }));
    const caller = testUser();
    for (const query of ['?lng=nl', '?lng=nl&goal=preview', '?lng=nl&download=true'])
      expect((await bytesOf(await get(address + query, caller))).equals(sentBytes)).toBe(true);
    expect(seen.printed).toBe(0);
    expect(new Set(addresses)).toEqual(new Set([`http://booking.example/internal/quotes/${id}/sent-paper?userId=${caller.userId}&lng=nl`]));
    expect((await bytesOf(await get(`${address}?goal=proforma`))).equals(sentBytes)).toBe(false);
    expect(seen.printed).toBe(1);
  });

  it('is printed anew once it has ended: what was sent asks for a deposit', async () => {
    const { get, seen, addresses } = await openSent(answering(sentBytes, { headers: { 'content-type': 'application/pdf' } }), 'Rejected');
    expect((await bytesOf(await get(address))).equals(sentBytes)).toBe(false);
    expect([seen.printed, addresses]).toEqual([1, []]);
  });

  it('is printed where svc-booking keeps no bytes of it in this language, and for nobody where that fails', async () => {
    const none = await openSent(answering('{}', { status: 404 }));
    expect((await none.get(`${address}?lng=en`)).status).toBe(200);
    expect(none.seen.printed).toBe(1);
    const fails = await openSent(answering('{}', { status: 500 }));
    expect((await fails.get(`${address}?lng=en`)).status).toBe(503);
    expect(fails.seen.printed).toBe(0);
  });
});
