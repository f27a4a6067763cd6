import type { QuoteStatus } from '@plenary/contracts/quote';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { testSecret, testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsWorld } from '../testing/documents-world.ts';
import { fullQuote, mintQuote } from '../testing/mint-quote.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf } from '../testing/read-pdf.ts';
import type { Billing } from './fetch-billing.ts';

const { id } = mintQuote();
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
  it.each(['Partially signed', 'Devis signé - Missing info', 'Approved'] as const)('and is «%s» answers the very bytes', async (status) => {
    const { get, seen } = await open(status);
    for (const query of ['', '?goal=signature', '?goal=preview', '?goal=booking-estimation', '?lng=nl']) {
      const response = await get(address + query);
      expect(response.status).toBe(200);
      expect((await bytesOf(response)).equals(signedBytes)).toBe(true);
      expect(response.headers.get('content-disposition')).toBe('inline; filename="devis-7b1d1c52.pdf"');
    }
    expect(seen.printed).toBe(0);
  });

  it('is asked for by the service itself, on behalf of the caller', async () => {
    const { get, calls } = await open('Approved');
    const caller = testUser();
    await get(address, caller);
    expect(calls.map(({ url }) => url)).toEqual([`http://booking.example/internal/quotes/${id}/signed-document?userId=${caller.userId}`]);
    const token = calls[0]?.headers.get(actorHeader) ?? undefined;
    expect(await actorTokens({ secret: testSecret }).verify(token)).toEqual({ kind: 'service', name: 'svc-documents' });
  });

  it('has its pro forma printed where that is asked for', async () => {
    const { get, calls } = await open('Approved');
    const { text } = await readPdf(await bytesOf(await get(`${address}?goal=proforma-invoice&lng=fr`)));
    expect(text).toContain('Facture pro forma');
    expect(calls).toEqual([]);
  });

  // Covers L-D04.
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

  it('is a pro forma once approved if no signed bytes are stored', async () => {
    const { get } = await open('Approved', answering('{}', { status: 404 }));
    const response = await get(`${address}?lng=fr`);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="proforma-7b1d1c52-fr.pdf"');
    const { text } = await readPdf(await bytesOf(response));
    expect(text).toContain('Pro forma');
    expect(text).not.toContain('Aperçu');
  });

  it.each([
    ['fails', answering('{}', { status: 500 })],
    ['answers something else', answering('<html>', { headers: { 'content-type': 'text/html' } })],
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const)('is printed for nobody where svc-booking %s', async (_, signed) => {
    const { get, seen } = await open('Approved', signed);
    const response = await get(address);
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
