import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observe } from './request-scope.ts';
import type { Stoppable } from './run-process.ts';
import { listen, serverLimits } from './serve.ts';

/** A figure of the domain, read whenever it is asked for. */
export interface Figure {
  name: string;
  help: string;
  labels?: readonly string[];
  /** One value for each set of labels. Where it throws, the figure is missing from that answer. */
  read: () => Promise<readonly { labels?: Readonly<Record<string, string>>; value: number }[]>;
}

export interface Metrics extends Stoppable {
  /** Address of `/metrics`; absent if it is not enabled. */
  port?: number;
  observe: Observe;
  measure(figures: readonly Figure[]): void;
}

/** Seconds; the calls of a healthy platform stay under the third, and 99.9 % have to stay under the fourth. */
const buckets = [0.005, 0.025, 0.1, 0.3, 0.5, 1, 3, 10, 30];

/**
 * Figures of this process and of its requests for Prometheus, on a port of their own that no client reaches (`METRICS_PORT`).
 * Without a port nothing is measured.
 */
export const startMetrics = async ({
  port,
  host = '127.0.0.1',
}: {
  port: number | undefined;
  host?: string | undefined;
}): Promise<Metrics> => {
  if (port === undefined) return { name: 'metrics', observe: () => {}, measure: () => {}, stop: async () => {} };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const server = createServer(serverLimits, async ({ url }, response) => {
    if (url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  const listening = await listen(server, { host, port });
  return {
    name: 'metrics',
    port: listening.port,
    measure: (figures) => {
      for (const figure of figures) addGauge(registry, figure);
    },
    observe: ({ method, route, status, seconds }) => duration.observe({ method, route, status }, seconds),
    stop: () => listening.stop(1_000),
  };
};

const addGauge = (registry: Registry, { name, help, labels = [], read }: Figure) =>
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      this.reset();
      const values = await read().catch(() => []);
      for (const { labels: own = {}, value } of values) this.set(own, value);
    },
  });
