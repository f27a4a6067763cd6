import { databaseHealth } from '@plenary/service-kit/database-health';
import { isOwnMachine } from '@plenary/service-kit/deployment-faults';
import { mailerOf } from '@plenary/service-kit/mailer';
import { startService } from '@plenary/service-kit/start-service';
import { identityApp } from './app.ts';
import { composeDeps } from './compose-deps.ts';
import { identityConfig } from './config.ts';
import { identityMigrations } from './db/migrations.ts';
import { seedDemo, withdrawKnownPassword } from './demo/seed-demo.ts';
import { identityRelay } from './relay.ts';
import { runRetention } from './retention/run-retention.ts';
import { sealWithCurrentSecret } from './second-factor/seal-with-current-secret.ts';

const config = identityConfig(process.env);
const peers = { booking: config.BOOKING_URL, survey: config.SURVEY_URL };

await startService({ name: 'svc-identity', config, peers }, async (service) => {
  const { logger, origins, postTo } = service;
  const database = await service.openDatabase({
    name: 'identity',
    url: config.DATABASE_URL_IDENTITY,
    migrations: identityMigrations,
  });
  const deps = composeDeps(config, service, database);
  await sealWithCurrentSecret(deps);
  if (config.SEED === 'demo') await seedDemo(deps, config.DEMO_PASSWORD);
  else if (!isOwnMachine(config)) {
    const accounts = await withdrawKnownPassword(deps);
    if (accounts > 0) logger.warn({ accounts }, 'demo accounts of an earlier start have lost their known password');
  }
  const relay = identityRelay(deps, {
    logger,
    mailer: mailerOf(config),
    tellBooking: postTo(origins.booking),
    tellSurvey: postTo(origins.survey),
  });
  return {
    app: identityApp(deps, service.appOptions({ database: databaseHealth(database) })),
    database,
    background: [relay.start(500)],
    retention: () => runRetention(deps),
  };
});
