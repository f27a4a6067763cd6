import { randomInt } from 'node:crypto';
import { actorTokens } from '@plenary/service-kit/actor';
import { createLogger } from '@plenary/service-kit/logger';
import { startMetrics } from '@plenary/service-kit/metrics';
import { keepPrivate } from '@plenary/service-kit/private-files';
import { drainMilliseconds } from '@plenary/service-kit/read-config';
import { runProcess } from '@plenary/service-kit/run-process';
import { listen, listenerOf } from '@plenary/service-kit/serve';
import { startTracing } from '@plenary/service-kit/tracing';
import { askReadiness, startProbes } from '@plenary/service-kit/upstreams/start-probes';
import { Agent } from 'undici';
import { gatewayApp } from './app.ts';
import { createSourceOf } from './client-address.ts';
import { gatewayConfig } from './config.ts';
import { countCalls } from './contract/count-calls.ts';
import { createForward } from './forward.ts';
import { createGatewayServer } from './gateway-server.ts';
import { createStateOfServices } from './health.ts';
import { countOfGateway } from './releases/gateway-trial.ts';
import { releaseFigures } from './releases/release-figures.ts';
import { createReleases } from './releases/releases.ts';
import { createGroupCookie, groups } from './releases/visitor-group.ts';
import { startRendering } from './rendering/start-rendering.ts';
import { serviceFigures } from './service-figures.ts';
import { addressesOf } from './services.ts';
import { cookieName, createSessions } from './session.ts';
import { openStore } from './stores/open-store.ts';
import { limitCalls } from './upstreams/limit-calls.ts';
import { createServiceReplicas } from './upstreams/service-replicas.ts';
import { createServiceTrials } from './upstreams/service-trials.ts';
import { lookUpTimes } from './upstreams/time-limits.ts';

const config = gatewayConfig(process.env);
const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });

await runProcess(logger, async () => {
  keepPrivate(config.DATA_DIR);
  const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const addresses = addressesOf(config);
  const secrets = { secret: config.ACTOR_SECRET, previous: config.ACTOR_SECRET_PREVIOUS };
  const tokens = actorTokens(secrets);
  const groupCookie = createGroupCookie({ ...secrets, isHttps: publicUrl.startsWith('https:') });
  const { observe, measure, ...metrics } = await startMetrics({ port: config.METRICS_PORT, host: config.METRICS_HOST });
  const dispatcher = new Agent({ connections: 100, pipelining: 1, keepAliveTimeout: 30_000, connect: { timeout: 2_000 } });
  const replicas = createServiceReplicas(addresses, logger);
  const tracing = await startTracing({ service: 'gateway', endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  const callTimeout = config.CALL_SECONDS * 1_000;
  const sessions = createSessions({
    replicas: replicas.identity,
    tokens,
    cookie: cookieName(publicUrl),
    now: Date.now,
    dispatcher,
    ...lookUpTimes(callTimeout),
  });
  const { store, following } = await openStore(config, logger);
  const releases = createReleases({ store, logger, now: Date.now, newGroup: () => randomInt(groups) });
  const forward = createForward({
    dispatcher,
    replicas,
    limits: limitCalls({ atOnce: config.MAX_IN_FLIGHT, replicas: (name) => addresses[name].length }),
    sessions,
    publicOrigin: new URL(publicUrl).origin,
    trustedProxies: config.TRUSTED_PROXIES,
    callTimeout,
    logger,
    observe,
    onCall: countCalls(releases),
    tracing,
    trialOf: createServiceTrials({ releases, replicas, groupCookie, sourceOf: createSourceOf(config.NODE_ENV) }),
  });
  measure([...releaseFigures(releases.read), ...serviceFigures(createStateOfServices({ addresses, now: Date.now }))]);
  const { renderers, ...rendered } = startRendering({ config, publicUrl, replicas, sessions, dispatcher, logger });
  const app = gatewayApp({
    config,
    publicUrl,
    addresses,
    sessions,
    releases,
    groupCookie,
    tokens,
    logger,
    now: Date.now,
    observe,
    ...rendered,
  });
  const probes = startProbes({ services: Object.values(replicas), ask: askReadiness(), everyMilliseconds: 1_000 });
  const server = createGatewayServer({ publicUrl, forward, answer: listenerOf(app) });
  server.on('request', countOfGateway({ config, releases, groupCookie }));
  const listening = await listen(server, { host: config.HOST, port: config.PORT });
  return {
    port: listening.port,
    stoppables: [
      { name: 'server', stop: () => listening.stop(10_000) },
      { name: 'renderers', stop: () => renderers.stop() },
      { name: 'releases', stop: () => releases.stop() },
      following,
      { name: 'connections to services', stop: () => dispatcher.close() },
      probes,
      metrics,
      tracing,
    ],
    drainMilliseconds: drainMilliseconds(config),
  };
});
