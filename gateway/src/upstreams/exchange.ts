import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { timeLeftHeader } from '@plenary/service-kit/request-context';
import type { Tracing } from '@plenary/service-kit/tracing';
import { callCopies } from '@plenary/service-kit/upstreams/call-copies';
import type { Copies } from '@plenary/service-kit/upstreams/create-copies';
import { type Dispatcher, errors as undiciErrors } from 'undici';
import { shareOfFirstTry } from './time-limits.ts';

interface Options {
  dispatcher: Dispatcher;
  tracing: Tracing;
}

export interface Exchange {
  copies: Copies;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Ends everything: the client is gone, or the time is over. */
  signal: AbortSignal;
  /** Instant (`performance.now()`) at which the time is over. */
  endsAt: number;
  response: ServerResponse;
  /** Told when an answer begins; gives the headers for the client. */
  onAnswer: (headers: Record<string, string | string[] | undefined>) => OutgoingHttpHeaders;
}

/** Milliseconds between two parts of an answer. */
const bodyTimeout = 20_000;

/** The answer of a service did not begin in time. */
export class ServiceHangs extends Error {}

/** Sends a call to a replica of its service, to another one if that one fails and the call may be repeated, and the answer to the client. */
export const createExchange =
  ({ dispatcher, tracing }: Options) =>
  ({ copies, method, path, headers, body, signal, endsAt, response, onAnswer }: Exchange): Promise<void> =>
    callCopies(copies, {
      attempt: async ({ origin }, isLast) => {
        signal.throwIfAborted();
        const left = endsAt - performance.now();
        const ending = new AbortController();
        const stop = () => ending.abort(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        // Without another attempt, the signal ends this one.
        const ownTime = isLast || !isRepeatable(method, headers) ? undefined : left * shareOfFirstTry;
        const timer = ownTime && setTimeout(() => ending.abort(new ServiceHangs('another copy is tried')), ownTime);
        const traced = tracing.begin('client', `${method} ${copies.name}`, headers.traceparent);
        try {
          await dispatcher.stream(
            {
              origin,
              path,
              method: method as Dispatcher.HttpMethod,
              headers: { ...headers, traceparent: traced.traceparent, [timeLeftHeader]: String(Math.floor(ownTime ?? left)) },
              body,
              signal: ending.signal,
              // The timer above replaces undici's own, which is up to a second late and starts again in its queue.
              headersTimeout: 0,
              bodyTimeout,
            },
            ({ statusCode, headers: answered }) => {
              clearTimeout(timer);
              traced.end({ status: statusCode });
              return response.writeHead(statusCode, onAnswer(answered));
            },
          );
        } catch (error) {
          traced.end({ error });
          // A client's abort fails like a replica's.
          throw signal.aborted ? signal.reason : error;
        } finally {
          clearTimeout(timer);
          signal.removeEventListener('abort', stop);
        }
      },
      mayRepeat: (error) =>
        !signal.aborted && !response.headersSent && !response.destroyed && (isRepeatable(method, headers) || wasNotSent(error)),
    });

/** Safe, or safe to send twice because the service knows the key. */
const isRepeatable = (method: string, headers: Record<string, string>): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

/** Nobody listened: what was sent was not even read. */
const wasNotSent = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ECONNREFUSED' || error instanceof undiciErrors.ConnectTimeoutError;
