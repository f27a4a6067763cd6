import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { getQuote } from '@plenary/contracts/booking.endpoints';
import { getCancellation } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { getDealSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { getSignature } from '@plenary/contracts/signature.endpoints';
import type { Language } from '@plenary/contracts/vocabulary';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { actorTokens } from '@plenary/service-kit/actor';
import type { HealthCheck } from '@plenary/service-kit/create-service';
import { as, testSecret, testUser } from '@plenary/service-kit/testing/as-actor';
import { documentsApp } from '../app.ts';
import type { DocumentsDeps } from '../deps.ts';
import { readFonts } from '../fonts/font-faces.ts';
import { type KeptDocuments, keepDocuments } from '../kept-documents/kept-documents.ts';
import { readFormFonts } from '../pdf/form-fonts.ts';
import type { Printer } from '../printing/create-printer.ts';
import { type Billing, createFetchBilling } from '../quotes/fetch-billing.ts';
import type { FetchPicture } from '../quotes/fetch-picture.ts';
import { createFetchQuote } from '../quotes/fetch-quote.ts';
import { createFetchSent } from '../quotes/fetch-sent.ts';
import { createFetchSigned } from '../quotes/fetch-signed.ts';
import type { House } from '../quotes/map-quote.ts';
import { createFetchStatement } from '../statement/fetch-statement.ts';
import { createFetchSupplements } from '../supplements/fetch-supplements.ts';
import { makeSignatureState } from './make-signature-state.ts';
import { silent } from './printing-world.ts';
import { testHouse, testNow } from './test-house.ts';

interface Options {
  printer: Printer;
  /** The quotes that svc-booking has, in a language; any other id is not found. */
  quotes?: (language: Language) => Quote[];
  /** Of its cancelled deals; any other id is not found. */
  statements?: CancellationStatement[];
  /** Of its deals; any other id is not found. */
  supplements?: DealSupplements[];
  fetch?: typeof globalThis.fetch;
  /** Svc-booking's answer to a request for signed bytes; by default none. */
  signed?: typeof globalThis.fetch;
  /** The same for bytes that staff sent; by default none. */
  sent?: typeof globalThis.fetch;
  /** Svc-booking's billing of the quotes; by default empty. */
  billing?: Billing;
  /** By default no picture can be fetched. */
  fetchPicture?: FetchPicture;
  house?: House;
  chromium?: HealthCheck;
  /** By default on disk, of this one alone. */
  kept?: KeptDocuments;
  now?: () => number;
}

const noPicture = async () => undefined;
const nothingKept = async () => Response.json({}, { status: 404 });

/** A svc-documents of its own before a faked svc-booking: the app, what was asked of booking, and how often it printed. */
export const documentsWorld = async ({
  printer,
  quotes = () => [],
  statements = [],
  supplements = [],
  fetch,
  signed = nothingKept,
  sent = nothingKept,
  billing,
  house = testHouse,
  chromium,
  now = () => testNow,
  ...given
}: Options) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'documents-'));
  const booking = createFake();
  booking.answer(getQuote, ({ params, query }) => {
    const found = quotes(query.lng ?? 'fr').find(({ id }) => id === params.quoteId);
    return found ?? refuse('not-found');
  });
  booking.answer(getCancellation, ({ params }) => statements.find(({ dealId }) => dealId === params.dealId) ?? refuse('not-found'));
  booking.answer(getDealSupplements, ({ params }) => supplements.find(({ dealId }) => dealId === params.dealId) ?? refuse('not-found'));
  booking.answer(getSignature, () => makeSignatureState(billing));
  const asked = { bookingUrl: 'http://booking.example', fetch: fetch ?? booking.fetch, deadline: () => AbortSignal.timeout(60_000) };
  const seen = { printed: 0 };
  const tokens = actorTokens({ secret: testSecret });
  const deps: DocumentsDeps = {
    house,
    fonts: await readFonts(),
    formFonts: await readFormFonts(),
    fetchQuote: createFetchQuote(asked),
    fetchBilling: createFetchBilling(asked),
    fetchStatement: createFetchStatement(asked),
    fetchSupplements: createFetchSupplements(asked),
    fetchSigned: createFetchSigned({ ...asked, fetch: signed, tokens }),
    fetchSent: createFetchSent({ ...asked, fetch: sent, tokens }),
    fetchPicture: given.fetchPicture ?? noPicture,
    printer: {
      print: (html) => {
        seen.printed += 1;
        return printer.print(html);
      },
    },
    kept: given.kept ?? keepDocuments({ directory, maxBytes: 50_000_000, now: Date.now, newId: () => String(seen.printed) }),
    printings: new Map(),
    now,
    logger: silent,
  };
  const app = documentsApp(deps, {
    logger: silent,
    tokens,
    health: chromium ? { chromium } : {},
  });
  const get = async (address: string, actor = testUser()) => app.request(address, { headers: await as(actor) });
  const close = async () => {
    // A document that was just printed is still being cached.
    while (deps.printings.size > 0) await new Promise((resolve) => setImmediate(resolve));
    await rm(directory, { recursive: true, force: true });
  };
  return { app, booking, seen, get, close };
};
