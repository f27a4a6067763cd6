import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { type ActorTokens, actorTokens } from './actor.ts';
import type { HealthCheck, ServiceOptions } from './create-service.ts';
import { startDailyJob } from './daily-job.ts';
import type { Database } from './database/database.ts';
import { type MigratedPlace, openMigrated } from './database/open-database.ts';
import { createLogger } from './logger.ts';
import { type Figure, startMetrics } from './metrics.ts';
import { outboxFigures } from './outbox-figures.ts';
import { postEvent } from './post-event.ts';
import { keepPrivate } from './private-files.ts';
import { drainMilliseconds, type serviceSettings } from './read-config.ts';
import type { Subscriber } from './relay.ts';
import { runProcess, type Stoppable } from './run-process.ts';
import { serveApp } from './serve.ts';
import { startTracing } from './tracing.ts';
import { createPeers } from './upstreams/call-peers.ts';

type Peers = Record<string, readonly string[] | undefined>;
/** The origin that stands for all replicas of a service, for `fetch` alone; undefined where there is no such service. */
type Origins<P extends Peers> = { [N in keyof P]: P[N] extends readonly string[] ? string : string | undefined };

interface Options<P extends Peers> {
  name: string;
  config: z.output<typeof serviceSettings>;
  /** Replicas of the services that this one calls. */
  peers: P;
}

/** What every service is composed with. */
export interface ServiceResources<P extends Peers = Peers> {
  logger: Logger;
  tokens: ActorTokens;
  origins: Origins<P>;
  /** Reaches the origins of the other services. */
  fetch: typeof globalThis.fetch;
  /** Delivers events to another service; without that service they go nowhere. */
  postTo(origin: string | undefined): Subscriber;
  /** Opens its own database with all its tables. */
  openDatabase(place: Omit<MigratedPlace, 'dataDir'>): Promise<Database>;
  /** Shows figures of the domain beside those of requests. */
  measure(figures: readonly Figure[]): void;
  appOptions(health: Record<string, HealthCheck>): ServiceOptions;
}

interface Composed {
  app: Hono;
  /** Closed last. */
  database?: Database;
  /** Started by the service itself; stopped in this order once the server is stopped. */
  background?: readonly Stoppable[];
  /** Called every hour; it decides itself whether the day's run is still to be done. */
  retention?: () => Promise<unknown>;
  onListening?: () => void;
}

const hour = 60 * 60 * 1_000;
const stopGrace = 10_000;
const postDeadline = 10_000;

/** Ends a process that was to migrate and nothing else. */
const endMigrated = async (database?: Database): Promise<never> => {
  await database?.close();
  process.exit(0);
};

/**
 * Runs a service until it is told to stop: `compose` makes its app and background work out of what every service has. On stop the
 * server ends first, then the background work, then the connections to other services and the database.
 */
export const startService = async <P extends Peers>(
  { name, config, peers }: Options<P>,
  compose: (resources: ServiceResources<P>) => Promise<Composed>,
): Promise<void> => {
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  await runProcess(logger, async () => {
    keepPrivate(config.DATA_DIR);
    const tracing = await startTracing({ service: name, endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
    const calls = createPeers({ fetch: globalThis.fetch, logger, tracing });
    const origins = Object.fromEntries(Object.entries(peers).map(([peer, replicas]) => [peer, calls.add(peer, replicas)]));
    const watch = calls.watch();
    const metrics = await startMetrics({ port: config.METRICS_PORT, host: config.METRICS_HOST });
    const tokens = actorTokens({ secret: config.ACTOR_SECRET, previous: config.ACTOR_SECRET_PREVIOUS });
    const {
      app,
      database,
      background = [],
      retention,
      onListening,
    } = await compose({
      logger,
      tokens,
      origins: origins as Origins<P>,
      fetch: calls.fetch,
      postTo: (origin) =>
        origin === undefined
          ? async () => {}
          : postEvent({ origin, from: name, tokens, fetch: calls.fetch, deadline: () => AbortSignal.timeout(postDeadline), now: Date.now }),
      openDatabase: async (place) => {
        const opened = await openMigrated({ ...place, dataDir: config.DATA_DIR });
        if (config.MIGRATE_ONLY) return endMigrated(opened);
        metrics.measure(outboxFigures(opened));
        return opened;
      },
      measure: metrics.measure,
      appOptions: (health) => ({
        logger,
        tokens,
        tracing,
        observe: metrics.observe,
        canary: config.CANARY_VERSION,
        maxInFlight: config.MAX_IN_FLIGHT,
        health,
      }),
    });
    if (config.MIGRATE_ONLY) return endMigrated();
    const jobs = retention ? [startDailyJob({ name: 'retention', run: retention, logger, everyMilliseconds: hour })] : [];
    const server = await serveApp(app, { host: config.HOST, port: config.PORT });
    onListening?.();
    return {
      port: server.port,
      stoppables: [
        { name: 'server', stop: () => server.stop(stopGrace) },
        ...background,
        ...jobs,
        metrics,
        watch,
        tracing,
        ...(database ? [{ name: 'database', stop: () => database.close() }] : []),
      ],
      drainMilliseconds: drainMilliseconds(config),
    };
  });
};
