import type { Logger } from 'pino';
import { drainMilliseconds } from './read-config.ts';
import type { Stoppable } from './run-process.ts';
import { startTracing, type Tracing } from './tracing.ts';
import { createPeers } from './upstreams/call-peers.ts';

interface Config {
  NODE_ENV: string;
  DRAIN_SECONDS?: number;
  MAX_IN_FLIGHT?: number;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
}

interface Options<P> {
  service: string;
  logger: Logger;
  /** Copies of the services that this one calls; undefined: there is no such service. */
  peers: P;
}

export interface Door<P> {
  /** What stands for all copies of a service, for `fetch` alone. */
  origins: { [N in keyof P]: P[N] extends readonly string[] ? string : string | undefined };
  fetch: typeof globalThis.fetch;
  /** Of createService. */
  service: { tracing: Tracing; maxInFlight: number | undefined };
  stoppables: Stoppable[];
  drainMilliseconds: number;
}

/** What every service has between itself and the others: their copies, traces, limits and its own farewell. */
export const openDoor = async <P extends Record<string, readonly string[] | undefined>>(
  config: Config,
  { service, logger, peers: wanted }: Options<P>,
): Promise<Door<P>> => {
  const tracing = await startTracing({ service, endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  const peers = createPeers({ fetch: globalThis.fetch, logger, tracing });
  const origins = Object.fromEntries(Object.entries(wanted).map(([name, copies]) => [name, peers.add(name, copies)]));
  return {
    origins: origins as Door<P>['origins'],
    fetch: peers.fetch,
    service: { tracing, maxInFlight: config.MAX_IN_FLIGHT },
    stoppables: [peers.watch(), tracing],
    drainMilliseconds: drainMilliseconds(config),
  };
};
