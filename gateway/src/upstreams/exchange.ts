import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { leavingHeader } from '@plenary/service-kit/draining';
import { timeLeftHeader } from '@plenary/service-kit/request-context';
import type { Tracing } from '@plenary/service-kit/tracing';
import { callReplicas } from '@plenary/service-kit/upstreams/call-replicas';
import type { Replicas } from '@plenary/service-kit/upstreams/create-replicas';
import { type Dispatcher, errors as undiciErrors } from 'undici';
import { ClientGone } from '../read-body.ts';
import { Ending } from './ending.ts';
import { relayAnswer } from './relay-answer.ts';
import type { ServiceTrial } from './service-trials.ts';
import { shareOfFirstTry } from './time-limits.ts';

interface Options {
  dispatcher: Dispatcher;
  tracing: Tracing;
}

export interface Exchange {
  replicas: Replicas;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Of the call: its client is gone, or its time is over. */
  ending: Ending;
  /** Instant (`performance.now()`) at which the time is over. */
  endsAt: number;
  response: ServerResponse;
  /** Absent: no canary of the service runs. */
  trial?: ServiceTrial | undefined;
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
  ({ replicas, method, path, headers, body, ending, endsAt, response, trial, onAnswer }: Exchange): Promise<void> =>
    callReplicas(replicas, {
      canary: trial?.canary,
      attempt: async (replica, isLast) => {
        const { origin } = replica;
        ending.throwIfEnded();
        const left = endsAt - performance.now();
        // Without another attempt, the call's own end ends this one.
        const ownTime = isLast || !isRepeatable(method, headers) ? undefined : left * shareOfFirstTry;
        const own = beginTry(ending, ownTime);
        const begun = performance.now();
        const note = (isFailed: boolean) => trial?.note({ canary: replicas.canaryOf(replica), isFailed, took: performance.now() - begun });
        const traced = tracing.begin('client', `${method} ${replicas.name}`, headers.traceparent);
        try {
          await relayAnswer({
            dispatcher,
            request: {
              origin,
              path,
              method: method as Dispatcher.HttpMethod,
              headers: { ...headers, traceparent: traced.traceparent, [timeLeftHeader]: String(Math.floor(ownTime ?? left)) },
              body,
              // Ours replace undici's own, which is up to a second late and starts again in its queue.
              headersTimeout: 0,
              bodyTimeout,
            },
            response,
            ending: own.ending,
            onHead: (status, answered) => {
              own.keep();
              if (answered[leavingHeader] !== undefined) replicas.noteLeaving(replica);
              traced.end({ status });
              note(status >= 500);
              response.writeHead(status, onAnswer(answered));
            },
          });
        } catch (error) {
          traced.end({ error });
          if (!(ending.reason instanceof ClientGone) && !response.headersSent) note(true);
          // A client's abort fails like a replica's.
          throw ending.reason ?? error;
        } finally {
          own.leave();
        }
      },
      mayRepeat: (error) =>
        !ending.reason && !response.headersSent && !response.destroyed && (isRepeatable(method, headers) || wasNotSent(error)),
    });

/** A try that ends with its call, or once its own time is over and no answer has begun. Without a time it is the call. */
const beginTry = (call: Ending, time: number | undefined) => {
  if (time === undefined) return { ending: call, keep: () => {}, leave: () => {} };
  const ending = new Ending();
  const forget = call.onEnd((reason) => ending.end(reason));
  const timer = setTimeout(() => ending.end(new ServiceHangs('another replica is tried')), time);
  const keep = () => clearTimeout(timer);
  return {
    ending,
    keep,
    leave: () => {
      keep();
      forget();
    },
  };
};

/** Safe, or safe to send twice because the service knows the key. */
const isRepeatable = (method: string, headers: Record<string, string>): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

/** No service listened: the request was not even read. */
const wasNotSent = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ECONNREFUSED' || error instanceof undiciErrors.ConnectTimeoutError;
