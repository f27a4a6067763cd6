import type { Logger } from 'pino';
import { currentRequest, refuseTooLate, timeLeft, timeLeftHeader } from '../request-context.ts';
import type { Stoppable } from '../run-process.ts';
import { noTracing, type Tracing } from '../tracing.ts';
import { callReplicas } from './call-replicas.ts';
import { createReplicas, type Replicas } from './create-replicas.ts';
import { askReadiness, startProbes } from './start-probes.ts';

interface Options {
  fetch: typeof globalThis.fetch;
  logger: Pick<Logger, 'warn'>;
  tracing?: Tracing;
}

/**
 * The services that this one calls. `add` takes the replicas of one and answers an origin for all of them;
 * `fetch` leads what is sent to that origin to one of its replicas, with the request's id, trace and time left.
 */
export const createPeers = ({ fetch, logger, tracing = noTracing }: Options) => {
  const peers = new Map<string, Replicas>();

  const send = async (replicas: Replicas, url: URL, init: RequestInit): Promise<Response> => {
    refuseTooLate();
    const request = currentRequest();
    const left = timeLeft();
    const signals = [init.signal, left === undefined ? undefined : AbortSignal.timeout(Math.ceil(left))].filter((signal) => signal != null);
    const signal = AbortSignal.any(signals);
    return callReplicas(replicas, {
      attempt: async ({ origin }) => {
        const traced = tracing.begin('client', `${init.method ?? 'GET'} ${replicas.name}`, request?.traceparent);
        const headers = new Headers(init.headers);
        headers.set('traceparent', traced.traceparent);
        if (request && !headers.has('x-request-id')) headers.set('x-request-id', request.requestId);
        if (left !== undefined) headers.set(timeLeftHeader, String(Math.ceil(timeLeft() ?? left)));
        try {
          const response = await fetch(origin + url.pathname + url.search, { ...init, headers, signal });
          traced.end({ status: response.status });
          return response;
        } catch (error) {
          traced.end({ error });
          throw error;
        }
      },
      mayRepeat: (error) => !signal.aborted && (isSafe(init) || wasRefused(error)),
    });
  };

  return {
    /** Undefined where there is no such service in this deployment. */
    add<T extends readonly string[] | undefined>(name: string, origins: T): T extends undefined ? undefined : string {
      type Added = T extends undefined ? undefined : string;
      if (!origins) return undefined as Added;
      const standIn = `http://${name}.peer`;
      const onChange = (change: object) => logger.warn(change, 'a replica of a service');
      peers.set(standIn, createReplicas({ name, origins, onChange }));
      return standIn as Added;
    },
    fetch: ((input, init = {}) => {
      const url = new URL(String(input));
      const replicas = peers.get(url.origin);
      return replicas ? send(replicas, url, init) : fetch(input, init);
    }) as typeof globalThis.fetch,
    /** Asks from now on which replicas are ready. */
    watch: (): Stoppable => startProbes({ services: [...peers.values()], ask: askReadiness({ fetch }), everyMilliseconds: 2_000 }),
  };
};

const isSafe = ({ method = 'GET', headers }: RequestInit) =>
  method === 'GET' || method === 'HEAD' || new Headers(headers).has('idempotency-key');

/** Nobody listened: what was sent was not even read. */
const wasRefused = (error: unknown) => (error as { cause?: { code?: unknown } } | undefined)?.cause?.code === 'ECONNREFUSED';
