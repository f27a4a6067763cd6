import { randomUUID } from 'node:crypto';
import { databaseHealth } from '@plenary/service-kit/database-health';
import { mailerOf } from '@plenary/service-kit/mailer';
import { runRepeatedly } from '@plenary/service-kit/run-repeatedly';
import { startService } from '@plenary/service-kit/start-service';
import { surveyApp } from './app.ts';
import { composeDeps } from './compose-deps.ts';
import { surveyConfig } from './config.ts';
import { surveyMigrations } from './db/migrations.ts';
import { prepareDemoSurvey } from './demo/prepare-demo-survey.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { takeGuestMode } from './guests/take-mode.ts';
import { startNotices } from './notices/start-notices.ts';
import { surveyRelay } from './relay.ts';
import { runRetention } from './retention/run-retention.ts';
import { tellScientists } from './scientists/tell-scientists.ts';
import { prepareSurvey } from './surveys/prepare-survey.ts';
import { tellKnownLunches } from './surveys/tell-known-lunches.ts';
import { tellStandings } from './surveys/tell-standings.ts';

const config = surveyConfig(process.env);
const peers = { identity: config.IDENTITY_URL, booking: config.BOOKING_URL };

await startService({ name: 'svc-survey', config, peers }, async (service) => {
  const { logger, origins, postTo } = service;
  const database = await service.openDatabase({
    name: 'survey',
    url: config.DATABASE_URL_SURVEY,
    migrations: surveyMigrations,
  });
  const deps = composeDeps(config, service, database);
  if (config.SEED === 'demo') await seedDemo(deps);
  // At every start, so that a svc-booking that begins anew learns of them too.
  const telling = { id: randomUUID(), now: Date.now() };
  await database.transact((tx) => tellScientists(tx, deps, telling));
  await tellKnownLunches(deps);
  await takeGuestMode(deps);
  const relay = surveyRelay(deps, {
    logger,
    mailer: mailerOf(config),
    tellBooking: postTo(origins.booking),
    ...(config.SEED === 'demo' && { prepare: prepareDemoSurvey(deps, prepareSurvey(deps)) }),
  });
  return {
    app: surveyApp(deps, service.appOptions({ database: databaseHealth(database) })),
    database,
    background: [
      startNotices(deps, { logger, everyMilliseconds: 60_000 }),
      runRepeatedly({ name: 'standings of surveys', run: () => tellStandings(deps), logger, everyMilliseconds: 5_000 }),
      relay.start(1_000),
    ],
    retention: () => runRetention(deps),
  };
});
