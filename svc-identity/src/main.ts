import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { profileChanged } from '@plenary/contracts/events';
import { actorTokens } from '@plenary/service-kit/actor';
import { startDailyJob } from '@plenary/service-kit/daily-job';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openDatabase } from '@plenary/service-kit/database/open-database';
import { databaseHealth } from '@plenary/service-kit/database-health';
import { createLogger } from '@plenary/service-kit/logger';
import { createMailer } from '@plenary/service-kit/mailer';
import { startMetrics } from '@plenary/service-kit/metrics';
import { openDoor } from '@plenary/service-kit/open-door';
import { postEvent, toEach } from '@plenary/service-kit/post-event';
import { createRelay } from '@plenary/service-kit/relay';
import { runProcess } from '@plenary/service-kit/run-process';
import { createSeal } from '@plenary/service-kit/seal';
import { keptSecret } from '@plenary/service-kit/secrets';
import { serveApp } from '@plenary/service-kit/serve';
import { identityApp } from './app.ts';
import { identityConfig } from './config.ts';
import { identityMigrations } from './db/migrations.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { identityDeps } from './deps.ts';
import { linkAsked } from './mail-links/ask-for-link.ts';
import { createLinkSender } from './mail-links/send-link.ts';
import { userErased } from './personal-data/erase-user.ts';
import { otherServices } from './personal-data/other-services.ts';
import { runRetention } from './retention/run-retention.ts';
import { sealPlainSecrets } from './second-factor/seal-plain-secrets.ts';
import { hour } from './sessions/session-rules.ts';
import { createProviders } from './third-party/providers.ts';

const config = identityConfig(process.env);
const logger = createLogger({ service: 'svc-identity', level: config.LOG_LEVEL });

await runProcess(logger, async () => {
  const door = await openDoor(config, {
    service: 'svc-identity',
    logger,
    peers: { booking: config.BOOKING_URL, survey: config.SURVEY_URL },
  });
  const database = openDatabase({ url: config.DATABASE_URL_IDENTITY, dataDir: config.DATA_DIR, name: 'identity' });
  await migrate(database, identityMigrations);
  const deps = identityDeps({
    database,
    now: Date.now,
    newId: randomUUID,
    newToken: () => randomBytes(32).toString('base64url'),
    publicUrl: config.PUBLIC_URL,
    brandName: config.BRAND_NAME,
    languages: config.LANGUAGES,
    logger,
    staffSecondFactor: config.STAFF_SECOND_FACTOR,
    factorSeal: createSeal({ secret: config.IDENTITY_SECRET ?? keptSecret(config.DATA_DIR, 'identity'), purpose: 'second-factor' }),
    publicEmailDomains: config.PUBLIC_EMAIL_DOMAINS,
    creditMode: config.CREDIT_MODE,
    otherServices: otherServices({
      bookingUrl: door.origins.booking,
      surveyUrl: door.origins.survey,
      fetch: door.fetch,
      deadline: () => AbortSignal.timeout(2_000),
    }),
    providers: createProviders(config, Date.now),
  });
  await sealPlainSecrets(deps);
  if (config.SEED === 'demo') await seedDemo(deps);
  const directory = path.join(config.DATA_DIR, 'mail');
  const mailer = createMailer({ from: config.MAIL_FROM, smtpUrl: config.SMTP_URL, directory, now: Date.now });
  const tokens = actorTokens({ secret: config.ACTOR_SECRET });
  const post = { from: 'svc-identity', tokens, fetch: door.fetch, deadline: () => AbortSignal.timeout(10_000), now: Date.now };
  const others = [door.origins.booking, door.origins.survey].filter((url) => url !== undefined);
  const tellOthers = toEach(...others.map((origin) => postEvent({ ...post, origin })));
  const subscribers = {
    [linkAsked]: createLinkSender(deps, mailer),
    [userErased]: tellOthers,
    [profileChanged]: tellOthers,
  };
  const relay = createRelay({ database, logger, now: Date.now, subscribers }).start(500);
  const retention = startDailyJob({ name: 'retention', run: () => runRetention(deps), logger, everyMilliseconds: hour });
  const metrics = await startMetrics({ port: config.METRICS_PORT });
  const app = identityApp(deps, {
    logger,
    tokens,
    health: { database: databaseHealth(database) },
    observe: metrics.observe,
    ...door.service,
  });
  const server = await serveApp(app, { host: config.HOST, port: config.PORT });
  return {
    port: server.port,
    stoppables: [
      { name: 'server', stop: () => server.stop(10_000) },
      relay,
      retention,
      metrics,
      ...door.stoppables,
      { name: 'database', stop: () => database.close() },
    ],
    drainMilliseconds: door.drainMilliseconds,
  };
});
