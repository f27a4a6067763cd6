import { databaseHealth } from '@plenary/service-kit/database-health';
import { mailerOf } from '@plenary/service-kit/mailer';
import { startService } from '@plenary/service-kit/start-service';
import { bookingApp } from './app.ts';
import { addClosedPeriods } from './calendar/add-closed-periods.ts';
import { calendarHealth, warnOfCalendarEnd } from './calendar/calendar-health.ts';
import { initialClosedPeriods } from './calendar/closed-periods.ts';
import { composeDeps } from './compose-deps.ts';
import { bookingConfig } from './config.ts';
import { bookingMigrations } from './db/migrations.ts';
import { mendRepeatedly } from './deals/mend-deal-rows.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { optionFigures } from './options/option-figures.ts';
import { bookingRelays } from './relay.ts';
import { runRetention } from './retention/run-retention.ts';
import { eventSweeps, lapseSweeps, pictureSweeps, startSweeper } from './sweeping/start-sweeper.ts';

const config = bookingConfig(process.env);
const peers = { identity: config.IDENTITY_URL, survey: config.SURVEY_URL, documents: config.DOCUMENTS_URL };

await startService({ name: 'svc-booking', config, peers }, async (service) => {
  const { logger, origins, postTo } = service;
  const database = await service.openDatabase({
    name: 'booking',
    url: config.DATABASE_URL_BOOKING,
    migrations: bookingMigrations,
  });
  const deps = composeDeps(config, service, database);
  service.measure(optionFigures(deps));
  await database.transact((tx) => addClosedPeriods(tx, deps.tables, initialClosedPeriods));
  if (config.SEED === 'demo') await seedDemo(deps);
  await warnOfCalendarEnd(deps, logger);
  const relays = bookingRelays(deps, {
    logger,
    mailer: mailerOf(config),
    tellSurvey: postTo(origins.survey),
    tellIdentity: postTo(origins.identity),
  });
  return {
    app: bookingApp(deps, service.appOptions({ database: databaseHealth(database), calendar: calendarHealth(deps) })),
    database,
    background: [
      startSweeper(deps, { logger, sweeps: eventSweeps, everyMilliseconds: 600_000 }),
      startSweeper(deps, { logger, sweeps: lapseSweeps, everyMilliseconds: 60_000 }),
      startSweeper(deps, { logger, sweeps: pictureSweeps, everyMilliseconds: 24 * 3_600_000 }),
      mendRepeatedly(deps, logger),
      ...relays.map((relay) => relay.start(1_000)),
    ],
    retention: () => runRetention(deps),
  };
});
