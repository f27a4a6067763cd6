import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { actorTokens } from '@plenary/service-kit/actor';
import { startDailyJob } from '@plenary/service-kit/daily-job';
import { createLogger } from '@plenary/service-kit/logger';
import { openDoor } from '@plenary/service-kit/open-door';
import { runProcess } from '@plenary/service-kit/run-process';
import { serveApp } from '@plenary/service-kit/serve';
import { documentsApp } from './app.ts';
import { chromiumHealth } from './chromium/chromium-health.ts';
import { keepBrowser } from './chromium/keep-browser.ts';
import { chromiumLauncher } from './chromium/launch-chromium.ts';
import { documentsConfig } from './config.ts';
import { readFonts } from './fonts/font-faces.ts';
import { keepDocuments } from './kept-documents/kept-documents.ts';
import { readFormFonts } from './pdf/form-fonts.ts';
import { createPrinter } from './printing/create-printer.ts';
import { createFetchBilling } from './quotes/fetch-billing.ts';
import { createFetchPicture } from './quotes/fetch-picture.ts';
import { createFetchQuote } from './quotes/fetch-quote.ts';
import { createFetchSigned } from './quotes/fetch-signed.ts';

const config = documentsConfig(process.env);
const logger = createLogger({ service: 'svc-documents', level: config.LOG_LEVEL });

await runProcess(logger, async () => {
  const door = await openDoor(config, { service: 'svc-documents', logger, peers: { booking: config.BOOKING_URL } });
  const folder = path.resolve(config.DATA_DIR, 'documents');
  const chromium = { executablePath: config.CHROMIUM_PATH, from: config.CHROMIUM_FROM, folder };
  const tokens = actorTokens({ secret: config.ACTOR_SECRET });
  const booking = { bookingUrl: door.origins.booking, fetch: door.fetch, deadline: () => AbortSignal.timeout(3_000) };
  const browser = keepBrowser({ launch: chromiumLauncher(chromium), recycleAfter: 300, logger });
  const kept = keepDocuments({
    directory: path.join(folder, 'cache'),
    maxBytes: config.DOCUMENTS_CACHE_MB * 1_000_000,
    now: Date.now,
    newId: randomUUID,
  });
  const app = documentsApp(
    {
      house: {
        brandName: config.BRAND_NAME,
        settlementCompany: { footer: config.SETTLEMENT_FOOTER, iban: config.SETTLEMENT_IBAN, bic: config.SETTLEMENT_BIC },
        meetingScientist: config.MEETING_SCIENTIST,
        hasCarbonFootprint: config.CARBON_FOOTPRINT,
      },
      fonts: await readFonts(),
      formFonts: await readFormFonts(),
      fetchQuote: createFetchQuote(booking),
      fetchSigned: createFetchSigned({ ...booking, tokens }),
      fetchBilling: createFetchBilling(booking),
      fetchPicture: createFetchPicture({
        host: config.PICTURE_HOST ?? config.PUBLIC_URL,
        fetch,
        deadline: () => AbortSignal.timeout(2_000),
        logger,
      }),
      printer: createPrinter({ browser, pagesAtOnce: 2, maxWaiting: 50, deadline: () => AbortSignal.timeout(15_000), logger }),
      kept,
      printings: new Map(),
      logger,
    },
    { logger, tokens, health: { chromium: chromiumHealth(chromium, browser) }, ...door.service },
  );
  const retention = startDailyJob({ name: 'retention', run: kept.forgetUnused, logger, everyMilliseconds: 60 * 60_000 });
  const server = await serveApp(app, { host: config.HOST, port: config.PORT });
  browser.warm();
  return {
    port: server.port,
    stoppables: [
      { name: 'server', stop: () => server.stop(10_000) },
      { name: 'browser', stop: browser.stop },
      retention,
      ...door.stoppables,
    ],
    drainMilliseconds: door.drainMilliseconds,
  };
});
