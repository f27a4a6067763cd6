import { PDFDocument } from '@cantoo/pdf-lib';
import { actorHeader } from '@plenary/service-kit/actor';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { chromiumHealth } from '../chromium/chromium-health.ts';
import { keepBrowser } from '../chromium/keep-browser.ts';
import { chromiumLauncher } from '../chromium/launch-chromium.ts';
import { PrinterUnavailable } from '../chromium/printer-unavailable.ts';
import { createPrinter, type Printer } from '../printing/create-printer.ts';
import { documentsWorld } from '../testing/documents-world.ts';
import { fullQuote, makeQuote } from '../testing/make-quote.ts';
import { silent, testChromium } from '../testing/printing-world.ts';

// Covers B-X18.

const { id } = makeQuote();
const address = `/api/quotes/${id}/pdf`;
/** These calls end before anything is printed. */
const noPrinter: Printer = { print: () => Promise.reject(new Error('nothing was to be printed')) };

const blankPdf = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
};

const worlds: Awaited<ReturnType<typeof documentsWorld>>[] = [];
const open = async (options: Partial<Parameters<typeof documentsWorld>[0]> = {}) => {
  const world = await documentsWorld({ printer: noPrinter, quotes: (language) => [fullQuote(language)], ...options });
  worlds.push(world);
  return world;
};
afterAll(() => Promise.all(worlds.map(({ close }) => close())));

const answering =
  (status: number): typeof globalThis.fetch =>
  async () =>
    Response.json({ code: 'whatever' }, { status });
const failing: typeof globalThis.fetch = async () => {
  throw new TypeError('fetch failed');
};

describe('a caller', () => {
  it('who is not signed in is asked to be', async () => {
    const { app, booking } = await open();
    const response = await app.request(address);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'authentication-required' });
    expect(booking.calls).toEqual([]);
  });

  it('is made known to svc-booking, with the id of the request', async () => {
    const { app, booking } = await open({ quotes: () => [] });
    const headers: Record<string, string> = { ...(await as(testUser())), 'x-request-id': 'a-request-of-the-tests' };
    await app.request(address, { headers });
    expect(booking.calls[0]?.headers).toMatchObject({ [actorHeader]: headers[actorHeader], 'x-request-id': 'a-request-of-the-tests' });
  });

  it.each(['?version=3', '?version=5', '?goal=invoice', '?download=yes'])(
    'a request with %s is refused with that reason',
    async (query) => {
      const { get, booking } = await open();
      const response = await get(address + query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: expect.any(Object) });
      expect(booking.calls).toEqual([]);
    },
  );
});

describe('what svc-booking does not give is not given', () => {
  it('a quote it does not find, or that is another’s, is not found', async () => {
    const { get } = await open({ quotes: () => [] });
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  it('an id that no quote can have is not found', async () => {
    const { get, booking } = await open();
    expect((await get('/api/quotes/not-a-quote/pdf')).status).toBe(404);
    expect(booking.calls).toEqual([]);
  });

  it.each([
    [401, 401, 'authentication-required'],
    [404, 404, 'not-found'],
    [429, 429, 'too-many-requests'],
    [500, 503, 'service-unavailable'],
    [503, 503, 'service-unavailable'],
    [400, 500, 'unexpected-error'],
  ])('its %i is a %i', async (theirs, ours, code) => {
    const { get } = await open({ fetch: answering(theirs) });
    const response = await get(address);
    expect(response.status).toBe(ours);
    expect(await response.json()).toMatchObject({ code });
  });

  it('a svc-booking that is away is a 503 that says when to try again', async () => {
    const { get } = await open({ fetch: failing });
    const response = await get(address);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ code: 'service-unavailable' });
  });

  it('a quote that does not add up is not printed', async () => {
    const { get, seen } = await open({ quotes: () => [makeQuote({ totalIncludingVatPrice: 1 })] });
    expect((await get(address)).status).toBe(500);
    expect(seen.printed).toBe(0);
  });
});

describe('without Chromium', () => {
  it('the call answers that documents are unavailable, and /readyz that the service is degraded and why', async () => {
    const settings = { ...testChromium, from: 'anywhere', executablePath: `${process.execPath}-that-is-not-there` } as const;
    const browser = keepBrowser({ launch: chromiumLauncher(settings), recycleAfter: 300, logger: silent });
    const deadline = () => AbortSignal.timeout(60_000);
    const printer = createPrinter({ browser, pagesAtOnce: 2, maxWaiting: 50, deadline, logger: silent });
    const { app, get } = await open({ printer, chromium: chromiumHealth(settings, browser) });

    const ready = await app.request('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'degraded',
      checks: { chromium: { state: 'degraded', reason: 'CHROMIUM_PATH names no executable file' } },
    });
    const response = await get(address);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.json()).toMatchObject({ code: 'documents-unavailable' });
  });

  it('a document printed before is still given', async () => {
    let isAway = false;
    const blank = await blankPdf();
    const printer: Printer = {
      print: () => (isAway ? Promise.reject(new PrinterUnavailable('no-chromium', 'gone')) : Promise.resolve(blank)),
    };
    const { get } = await open({ printer });
    await get(address);
    isAway = true;
    expect((await get(address)).status).toBe(200);
    expect((await get(`${address}?lng=nl`)).status).toBe(503);
  });
});

it('describes its public calls in /openapi.json', async () => {
  const { app } = await open();
  const { paths } = (await (await app.request('/openapi.json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toEqual([
    '/api/quotes/{quoteId}/pdf',
    '/api/test-pdf',
    '/api/test-pdf/document',
    '/api/deals/{dealId}/cancellation/pdf',
    '/api/deals/{dealId}/supplements/pdf',
  ]);
});
