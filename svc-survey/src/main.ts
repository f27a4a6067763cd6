import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sellsServices } from '@plenary/contracts/deployment-terms';
import { scientistsChanged, supplementsChanged } from '@plenary/contracts/events';
import { actorTokens } from '@plenary/service-kit/actor';
import { startDailyJob } from '@plenary/service-kit/daily-job';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openDatabase } from '@plenary/service-kit/database/open-database';
import { databaseHealth } from '@plenary/service-kit/database-health';
import { createLogger } from '@plenary/service-kit/logger';
import { createMailer } from '@plenary/service-kit/mailer';
import { startMetrics } from '@plenary/service-kit/metrics';
import { openDoor } from '@plenary/service-kit/open-door';
import { postEvent } from '@plenary/service-kit/post-event';
import { runProcess } from '@plenary/service-kit/run-process';
import { serveApp } from '@plenary/service-kit/serve';
import { surveyApp } from './app.ts';
import { createAccounts } from './client-area/accounts.ts';
import { type SurveyConfig, surveyConfig } from './config.ts';
import { embeddedCrm } from './crm/embedded-crm.ts';
import { salesforceCrm } from './crm/salesforce-crm.ts';
import { surveyMigrations } from './db/migrations.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { surveyDeps } from './deps.ts';
import { takeGuestMode } from './guests/take-mode.ts';
import { visitorSystemOf } from './guests/visitor-settings.ts';
import { startNotices } from './notices/start-notices.ts';
import { surveyRelay } from './relay.ts';
import { runRetention } from './retention/run-retention.ts';
import { tellScientists } from './scientists/tell-scientists.ts';
import { createPlaces } from './supplements/places.ts';

const config = surveyConfig(process.env);

/** `Name <mailbox>`, or the mailbox alone. */
const mailboxOf = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;
const logger = createLogger({ service: 'svc-survey', level: config.LOG_LEVEL });

const crmOf = ({ SALESFORCE_URL, SALESFORCE_CLIENT_ID, SALESFORCE_CLIENT_SECRET, ACTOR_SECRET }: SurveyConfig) =>
  SALESFORCE_URL
    ? salesforceCrm({
        url: SALESFORCE_URL,
        clientId: SALESFORCE_CLIENT_ID ?? '',
        clientSecret: SALESFORCE_CLIENT_SECRET ?? '',
        fetch: (...args) => fetch(...args),
        deadline: () => AbortSignal.timeout(10_000),
      })
    : embeddedCrm({ secret: ACTOR_SECRET });

await runProcess(logger, async () => {
  const door = await openDoor(config, {
    service: 'svc-survey',
    logger,
    peers: { identity: config.IDENTITY_URL, booking: config.BOOKING_URL },
  });
  const database = openDatabase({ url: config.DATABASE_URL_SURVEY, dataDir: config.DATA_DIR, name: 'survey' });
  await migrate(database, surveyMigrations);
  const tokens = actorTokens({ secret: config.ACTOR_SECRET });
  const deps = surveyDeps({
    database,
    now: Date.now,
    newId: randomUUID,
    crm: crmOf(config),
    accounts: createAccounts({
      identityUrl: door.origins.identity,
      fetch: door.fetch,
      deadline: () => AbortSignal.timeout(2_000),
      logger,
    }),
    secret: config.ACTOR_SECRET,
    openingHours: { opens: config.OPENING_HOUR, closes: config.CLOSING_HOUR, slotMinutes: config.SURVEY_SLOT_MINUTES },
    roomsAlone: !sellsServices(config.PRODUCT_MODE),
    brandName: config.BRAND_NAME,
    publicUrl: config.PUBLIC_URL,
    salesEmail: config.SALES_EMAIL,
    guests: {
      mode: config.GUEST_MANAGEMENT_MODE,
      visitors: visitorSystemOf(config, { fetch: door.fetch, deadline: () => AbortSignal.timeout(5_000), now: Date.now }),
      updateDelay: config.GUEST_UPDATE_DELAY_SECONDS * 1_000,
      sender: mailboxOf(config.MAIL_FROM),
    },
    ...(door.origins.booking && {
      places: createPlaces({
        origin: door.origins.booking,
        tokens,
        fetch: door.fetch,
        newId: randomUUID,
        deadline: () => AbortSignal.timeout(3_000),
        logger,
      }),
    }),
    wantedEvents: new Set(door.origins.booking ? [scientistsChanged, supplementsChanged] : []),
  });
  if (config.SEED === 'demo') await seedDemo(deps);
  const metrics = await startMetrics({ port: config.METRICS_PORT });
  const app = surveyApp(deps, {
    logger,
    tokens,
    health: { database: databaseHealth(database) },
    observe: metrics.observe,
    ...door.service,
  });
  const mailer = createMailer({
    from: config.MAIL_FROM,
    smtpUrl: config.SMTP_URL,
    directory: path.join(config.DATA_DIR, 'mail'),
    now: Date.now,
  });
  const post = { from: 'svc-survey', tokens, fetch: door.fetch, now: Date.now };
  // Without svc-booking what an earlier start has written for it goes nowhere.
  const tellBooking = door.origins.booking
    ? postEvent({ ...post, origin: door.origins.booking, deadline: () => AbortSignal.timeout(10_000) })
    : async () => {};
  // At every start, so that a svc-booking that begins anew learns of them too.
  const telling = { id: randomUUID(), now: Date.now() };
  await database.transact((tx) => tellScientists(tx, deps, telling));
  await takeGuestMode(deps);
  const relay = surveyRelay(deps, { logger, mailer, tellBooking }).start(1_000);
  const notices = startNotices(deps, { logger, everyMilliseconds: 60_000 });
  const retention = startDailyJob({ name: 'retention', run: () => runRetention(deps), logger, everyMilliseconds: 60 * 60_000 });
  const server = await serveApp(app, { host: config.HOST, port: config.PORT });
  return {
    port: server.port,
    stoppables: [
      { name: 'server', stop: () => server.stop(10_000) },
      notices,
      retention,
      relay,
      metrics,
      ...door.stoppables,
      { name: 'database', stop: () => database.close() },
    ],
    drainMilliseconds: door.drainMilliseconds,
  };
});
