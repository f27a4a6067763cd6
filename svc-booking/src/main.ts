import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { creditHoldChanged } from '@plenary/contracts/credit';
import { hasCreditBalance, roomFinderRules, sellsServices } from '@plenary/contracts/deployment-terms';
import { bookingEventTypes } from '@plenary/contracts/events';
import { actorTokens } from '@plenary/service-kit/actor';
import { startDailyJob } from '@plenary/service-kit/daily-job';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openDatabase } from '@plenary/service-kit/database/open-database';
import { databaseHealth } from '@plenary/service-kit/database-health';
import { createLogger } from '@plenary/service-kit/logger';
import { createMailer, type Mail } from '@plenary/service-kit/mailer';
import { startMetrics } from '@plenary/service-kit/metrics';
import { openDoor } from '@plenary/service-kit/open-door';
import { postEvent } from '@plenary/service-kit/post-event';
import { createRelay } from '@plenary/service-kit/relay';
import { runProcess } from '@plenary/service-kit/run-process';
import { serveApp } from '@plenary/service-kit/serve';
import { bookingApp } from './app.ts';
import { createIsPublicEmail } from './big-events/is-public-email.ts';
import { addClosedPeriods } from './calendar/add-closed-periods.ts';
import { calendarHealth, warnOfCalendarEnd } from './calendar/calendar-health.ts';
import { initialClosedPeriods } from './calendar/closed-periods.ts';
import { bookingConfig } from './config.ts';
import { creditTermsOf } from './credits/credit-terms-of.ts';
import { createHoldCredits } from './credits/hold-credits.ts';
import { crmErasureEvent, deliverErasure } from './crm/erase-in-crm.ts';
import { crmEvent, deliverRecord } from './crm/hand-to-sales.ts';
import { salesforceCrm } from './crm/salesforce-crm.ts';
import { bookingMigrations } from './db/migrations.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { bookingDeps } from './deps.ts';
import { runRetention } from './retention/run-retention.ts';
import { countersignatureAsked } from './signature/ask-for-countersignature.ts';
import { callDocuments } from './signature/call-documents.ts';
import { invitationSender } from './signature/send-invitation.ts';
import { startSweeper } from './sweeping/start-sweeper.ts';

const config = bookingConfig(process.env);
const logger = createLogger({ service: 'svc-booking', level: config.LOG_LEVEL });

await runProcess(logger, async () => {
  const door = await openDoor(config, {
    service: 'svc-booking',
    logger,
    peers: { identity: config.IDENTITY_URL, survey: config.SURVEY_URL, documents: config.DOCUMENTS_URL },
  });
  const database = openDatabase({ url: config.DATABASE_URL_BOOKING, dataDir: config.DATA_DIR, name: 'booking' });
  await migrate(database, bookingMigrations);
  const tokens = actorTokens({ secret: config.ACTOR_SECRET });
  const deps = bookingDeps({
    database,
    now: Date.now,
    newId: randomUUID,
    prices: {
      administrationFeesPercent: config.ADMINISTRATION_FEES_PERCENT,
      depositPercent: config.DEPOSIT_PERCENT,
      roomsAlone: !sellsServices(config.PRODUCT_MODE),
      creditTerms: creditTermsOf(config),
    },
    roomFinder: roomFinderRules({ roomFinderMode: config.ROOM_FINDER_MODE, productMode: config.PRODUCT_MODE }),
    hasCarbonFootprint: config.CARBON_FOOTPRINT,
    salesEmail: config.SALES_EMAIL,
    brandName: config.BRAND_NAME,
    publicUrl: config.PUBLIC_URL,
    pictureHost: config.PICTURE_HOST,
    wantedEvents: new Set([crmEvent, ...(door.origins.survey ? bookingEventTypes : [])]),
    ...(config.SALESFORCE_URL &&
      salesforceCrm({
        url: config.SALESFORCE_URL,
        clientId: config.SALESFORCE_CLIENT_ID ?? '',
        clientSecret: config.SALESFORCE_CLIENT_SECRET ?? '',
        fetch: door.fetch,
        deadline: () => AbortSignal.timeout(10_000),
      })),
    ...(door.origins.identity &&
      hasCreditBalance(config.CREDIT_MODE) && {
        holdCredits: createHoldCredits({
          origin: door.origins.identity,
          tokens,
          fetch: door.fetch,
          newId: randomUUID,
          deadline: () => AbortSignal.timeout(2_000),
          logger,
        }),
      }),
    ...(door.origins.documents && {
      documents: callDocuments({
        origin: door.origins.documents,
        tokens,
        fetch: door.fetch,
        deadline: () => AbortSignal.timeout(18_000),
        logger,
      }),
    }),
    isPublicEmail: createIsPublicEmail({
      identityUrl: door.origins.identity,
      fetch: door.fetch,
      deadline: () => AbortSignal.timeout(2_000),
      logger,
    }),
  });
  await database.transact((tx) => addClosedPeriods(tx, deps.tables, initialClosedPeriods));
  if (config.SEED === 'demo') await seedDemo(deps);
  await warnOfCalendarEnd(deps, logger);
  const metrics = await startMetrics({ port: config.METRICS_PORT });
  const app = bookingApp(deps, {
    logger,
    tokens,
    health: { database: databaseHealth(database), calendar: calendarHealth(deps) },
    observe: metrics.observe,
    ...door.service,
  });
  const mailer = createMailer({
    from: config.MAIL_FROM,
    smtpUrl: config.SMTP_URL,
    directory: path.join(config.DATA_DIR, 'mail'),
    now: Date.now,
  });
  const post = { from: 'svc-booking', tokens, fetch: door.fetch, now: Date.now };
  // Without a survey service what an earlier start has written for it goes nowhere.
  const tellSurvey = door.origins.survey
    ? postEvent({ ...post, origin: door.origins.survey, deadline: () => AbortSignal.timeout(10_000) })
    : async () => {};
  const relay = createRelay({
    database,
    logger,
    now: Date.now,
    subscribers: {
      ...Object.fromEntries(bookingEventTypes.map((type) => [type, tellSurvey])),
      [countersignatureAsked]: invitationSender(deps, { mailer, newToken: () => randomBytes(32).toString('base64url') }),
      ...(door.origins.identity && {
        [creditHoldChanged]: postEvent({ ...post, origin: door.origins.identity, deadline: () => AbortSignal.timeout(10_000) }),
      }),
      [crmEvent]: ({ aggregateId }) => deliverRecord(deps, aggregateId),
      [crmErasureEvent]: deliverErasure(deps.eraseInCrm),
      mail: ({ id, payload }) => mailer.send(payload as Mail, id),
    },
  });
  const running = relay.start(1_000);
  const sweeper = startSweeper(deps, { logger, everyMilliseconds: 60_000 });
  const retention = startDailyJob({ name: 'retention', run: () => runRetention(deps), logger, everyMilliseconds: 60 * 60_000 });
  const server = await serveApp(app, { host: config.HOST, port: config.PORT });
  return {
    port: server.port,
    stoppables: [
      { name: 'server', stop: () => server.stop(10_000) },
      sweeper,
      retention,
      running,
      metrics,
      ...door.stoppables,
      { name: 'database', stop: () => database.close() },
    ],
    drainMilliseconds: door.drainMilliseconds,
  };
});
