import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileBucket } from '@plenary/service-kit/file-bucket';
import type { ServiceResources } from '@plenary/service-kit/start-service';
import { chromiumHealth } from './chromium/chromium-health.ts';
import { keepBrowser } from './chromium/keep-browser.ts';
import { chromiumLauncher } from './chromium/launch-chromium.ts';
import type { DocumentsConfig } from './config.ts';
import type { DocumentsDeps } from './deps.ts';
import { readFonts } from './fonts/font-faces.ts';
import { keepDocuments, keepDocumentsIn } from './kept-documents/kept-documents.ts';
import { readFormFonts } from './pdf/form-fonts.ts';
import { createPrinter } from './printing/create-printer.ts';
import { rehearse } from './printing/rehearse.ts';
import { createFetchBilling } from './quotes/fetch-billing.ts';
import { createFetchPicture } from './quotes/fetch-picture.ts';
import { createFetchQuote } from './quotes/fetch-quote.ts';
import { createFetchSent } from './quotes/fetch-sent.ts';
import { createFetchSigned } from './quotes/fetch-signed.ts';
import type { House } from './quotes/map-quote.ts';
import { createFetchStatement } from './statement/fetch-statement.ts';
import { createFetchSupplements } from './supplements/fetch-supplements.ts';

const houseOf = (config: DocumentsConfig): House => ({
  brandName: config.BRAND_NAME,
  settlementCompany: { footer: config.SETTLEMENT_FOOTER, iban: config.SETTLEMENT_IBAN, bic: config.SETTLEMENT_BIC },
  meetingScientist: config.MEETING_SCIENTIST,
  hasCarbonFootprint: config.CARBON_FOOTPRINT,
});

const keptDocumentsOf = (
  { DOCUMENTS_BUCKET: url, DOCUMENTS_REGION: region, DOCUMENTS_KEY_ID: keyId, DOCUMENTS_SECRET: secret, ...config }: DocumentsConfig,
  directory: string,
) =>
  url && keyId && secret
    ? keepDocumentsIn(fileBucket({ url, region, keyId, secret }), Date.now)
    : keepDocuments({ directory, maxBytes: config.DOCUMENTS_CACHE_MB * 1_000_000, now: Date.now, newId: randomUUID });

/** The dependencies of svc-documents, and the browser that prints. */
export const composeDeps = async (
  config: DocumentsConfig,
  { logger, tokens, origins, fetch: call }: ServiceResources<{ booking: readonly string[] }>,
) => {
  const folder = path.resolve(config.DATA_DIR, 'documents');
  const chromium = { executablePath: config.CHROMIUM_PATH, from: config.CHROMIUM_FROM, folder };
  const fonts = await readFonts();
  const browser = keepBrowser({ launch: chromiumLauncher(chromium), recycleAfter: 300, logger, rehearse: rehearse(fonts) });
  const printer = createPrinter({ browser, pagesAtOnce: 2, maxWaiting: 50, deadline: () => AbortSignal.timeout(15_000), logger });
  const booking = { bookingUrl: origins.booking, fetch: call, deadline: () => AbortSignal.timeout(3_000) };
  const deps: DocumentsDeps = {
    house: houseOf(config),
    fonts,
    formFonts: await readFormFonts(),
    fetchQuote: createFetchQuote(booking),
    fetchSigned: createFetchSigned({ ...booking, tokens }),
    // A paper that nobody has asked for yet is printed first.
    fetchSent: createFetchSent({ ...booking, tokens, deadline: () => AbortSignal.timeout(10_000) }),
    fetchBilling: createFetchBilling(booking),
    fetchStatement: createFetchStatement(booking),
    fetchSupplements: createFetchSupplements(booking),
    fetchPicture: createFetchPicture({
      host: config.PICTURE_HOST ?? config.PUBLIC_URL,
      fetch,
      deadline: () => AbortSignal.timeout(2_000),
      logger,
    }),
    printer,
    kept: keptDocumentsOf(config, path.join(folder, 'cache')),
    printings: new Map(),
    now: Date.now,
    logger,
  };
  return { deps, browser, printer, health: { chromium: chromiumHealth(chromium, browser) } };
};
