import { randomUUID } from 'node:crypto';
import { actorTokens } from '@plenary/service-kit/actor';
import { migrate } from '@plenary/service-kit/database/migrate';
import { openDatabase } from '@plenary/service-kit/database/open-database';
import { databaseHealth } from '@plenary/service-kit/database-health';
import { createLogger } from '@plenary/service-kit/logger';
import { runProcess } from '@plenary/service-kit/run-process';
import { serveApp } from '@plenary/service-kit/serve';
import { bookingApp } from './app.ts';
import { bookingConfig } from './config.ts';
import { bookingMigrations } from './db/migrations.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { bookingDeps } from './deps.ts';

const config = bookingConfig(process.env);
const logger = createLogger({ service: 'svc-booking', level: config.LOG_LEVEL });

await runProcess(logger, async () => {
  const database = openDatabase({ url: config.DATABASE_URL_BOOKING, dataDir: config.DATA_DIR, name: 'booking' });
  await migrate(database, bookingMigrations);
  const deps = bookingDeps({ database, now: Date.now, newId: randomUUID });
  if (config.SEED === 'demo') await seedDemo(deps);
  const tokens = actorTokens({ secret: config.ACTOR_SECRET });
  const app = bookingApp(deps, { logger, tokens, health: { database: databaseHealth(database) } });
  const server = await serveApp(app, { host: config.HOST, port: config.PORT });
  return {
    port: server.port,
    stoppables: [
      { name: 'server', stop: () => server.stop(10_000) },
      { name: 'database', stop: () => database.close() },
    ],
  };
});
