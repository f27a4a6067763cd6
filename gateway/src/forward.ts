import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefusalCode } from '@plenary/contracts/problem';
import type { ServiceName } from '@plenary/contracts/services';
import type { Logger } from '@plenary/service-kit/logger';
import type { Observe } from '@plenary/service-kit/request-scope';
import { noTracing, type Tracing } from '@plenary/service-kit/tracing';
import { NoReplicaReady } from '@plenary/service-kit/upstreams/create-replicas';
import { type Dispatcher, errors as undiciErrors } from 'undici';
import { clientAddress } from './client-address.ts';
import { isSameOrigin } from './csrf.ts';
import { headersForClient, headersForService } from './forwarded-headers.ts';
import { BodyTooLarge, ClientGone, readBody } from './read-body.ts';
import { headersOfEveryAnswer } from './security-headers.ts';
import { sendProblem } from './send-problem.ts';
import { hasEffect, largeFieldErrorsOf, maxBodyOf, serviceOf, usualBodyBytes } from './services.ts';
import { IdentityAway, type Sessions } from './session.ts';
import { Ending } from './upstreams/ending.ts';
import { createExchange, ServiceHangs } from './upstreams/exchange.ts';
import { type CallLimits, isUnlimited, ServiceBusy } from './upstreams/limit-calls.ts';
import type { ServiceReplicas } from './upstreams/service-replicas.ts';
import type { ServiceTrials } from './upstreams/service-trials.ts';
import { timeoutOf, usualCallTimeout } from './upstreams/time-limits.ts';

interface Options {
  dispatcher: Dispatcher;
  replicas: ServiceReplicas;
  limits: CallLimits;
  sessions: Sessions;
  publicOrigin: string;
  trustedProxies: number;
  /** Milliseconds. */
  callTimeout?: number;
  logger: Logger;
  observe?: Observe;
  /** A call is passed on. */
  onCall?: (method: string, pathname: string) => void;
  tracing?: Tracing;
  /** Absent: no service has a canary. */
  trialOf?: ServiceTrials;
}

interface Call {
  service: ServiceName;
  pathname: string;
  search: string;
  requestId: string;
  traceparent: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Visitors send no more than is usual: a body lies in memory before the service knows who sent it. In bytes. */
const largestOf = async (sessions: Sessions, pathname: string, cookie: string | undefined): Promise<number> => {
  const largest = maxBodyOf(pathname);
  const isKnown = largest === usualBodyBytes || (await sessions.resolve(cookie)).user !== null;
  return isKnown ? largest : usualBodyBytes;
};

const safeId = /^[\w-]{8,64}$/;
const requestIdOf = (sent: string | string[] | undefined) => (typeof sent === 'string' && safeId.test(sent) ? sent : randomUUID());

/** Forwards an /api call to the service that owns it, on behalf of the actor behind the session cookie. */
export const createForward = (options: Options) => {
  const { replicas, limits, sessions, publicOrigin, trustedProxies, logger, observe } = options;
  const { callTimeout = usualCallTimeout, tracing = noTracing, trialOf } = options;
  const ofEveryAnswer = headersOfEveryAnswer({ isHttps: publicOrigin.startsWith('https:') });
  const exchange = createExchange({ dispatcher: options.dispatcher, tracing });

  /** Everything between a whole request and its answer, within the time of the call. */
  const answer = async ({ service, pathname, search, requestId, traceparent, request, response }: Call): Promise<void> => {
    const { method = 'GET', headers: sent } = request;
    if (limits.isFull(service, pathname)) throw new ServiceBusy(`${service} is asked too much`);
    const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request, await largestOf(sessions, pathname, sent.cookie));
    const time = timeoutOf(callTimeout, service, pathname);
    const endsAt = performance.now() + time;
    const ending = new Ending();
    response.on('close', () => response.writableFinished || ending.end(new ClientGone()));
    const timer = setTimeout(() => ending.end(new ServiceHangs(`no answer within ${time} ms`)), time);
    const send = async () => {
      // Before its turn: where svc-identity is slow, the places of the service stay free for who needs no look-up.
      const address = clientAddress(request, trustedProxies);
      const actor = await sessions.signActor(sent.cookie, address, askingUntil(ending, pathname));
      await limits.run(service, pathname, ending, async () =>
        exchange({
          replicas: replicas[service],
          method,
          path: pathname + search,
          headers: headersForService(sent, service, { requestId, traceparent, actor }),
          body,
          ending,
          endsAt,
          response,
          trial: await trialOf?.({ service, pathname, cookie: sent.cookie, address }),
          onAnswer: (answered) => {
            clearTimeout(timer);
            return headersForClient(answered, { requestId, actor, ofEveryAnswer });
          },
        }),
      );
    };
    try {
      // Waiting for its turn, or for who asks, takes of the same time.
      await ending.until(send());
    } finally {
      clearTimeout(timer);
    }
  };

  const forward = async (call: Call): Promise<void> => {
    const { service, pathname, requestId, request, response } = call;
    const { method, headers } = request;
    if (!isSameOrigin({ method, headers, hasEffect: () => hasEffect(pathname) }, publicOrigin))
      return sendProblem(response, 'cross-site', requestId, ofEveryAnswer);
    try {
      await answer(call);
    } catch (error) {
      // The client is gone, or half an answer has been sent: a connection that is cut cannot be taken for a whole answer.
      if (response.headersSent || response.destroyed) return void response.destroy();
      const code = codeOf(error);
      if (code === 'unexpected-error') logger.error({ err: error, service, requestId }, 'forward');
      if (code === 'service-unavailable' && !isKnown(error)) logger.warn({ err: error, service, requestId }, 'service away');
      sendProblem(response, code, requestId, ofEveryAnswer, code === 'body-too-large' ? largeFieldErrorsOf(pathname) : undefined);
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers, url = '/' } = request;
    const requestId = requestIdOf(headers['x-request-id']);
    // The matched address is the forwarded one: `..` means the same to both sides.
    const { pathname, search } = addressOf(url);
    const service = serviceOf(pathname);
    const start = performance.now();
    const traced = tracing.begin('server', method, headers.traceparent as string | undefined);
    response.on('close', () => {
      const route = service ?? 'none';
      observe?.({ method, route, status: response.statusCode, seconds: (performance.now() - start) / 1_000 });
      traced.end({ status: response.statusCode, route });
    });
    if (!service) return sendProblem(response, 'not-found', requestId, ofEveryAnswer);
    options.onCall?.(method, pathname);
    await forward({ service, pathname, search, requestId, traceparent: traced.traceparent, request, response });
  };
};

/** A look-up needs a signal; most calls need no look-up. */
const askingUntil = (ending: Ending, pathname: string) => ({
  get signal() {
    return ending.signal;
  },
  isUnlimited: isUnlimited(pathname),
});

/** An address that a URL leaves as it is, and its query. Making a URL of it costs more than reading it. */
const plainAddress = /^((?:\/[\w-]+)+)(\?[\w\-.~=&+,:;@!*()$/]*)?$/;

/** Path and query as a URL has them. */
const addressOf = (url: string): Pick<URL, 'pathname' | 'search'> => {
  const [, pathname, search = ''] = plainAddress.exec(url) ?? [];
  return pathname === undefined || search === '?' ? new URL(url, 'http://gateway') : { pathname, search };
};

/** Told once, when it began, and not again by each call. */
const isKnown = (error: unknown) => error instanceof NoReplicaReady || error instanceof ServiceBusy;

const codeOf = (error: unknown): RefusalCode => {
  if (error instanceof BodyTooLarge) return 'body-too-large';
  const isAway =
    isKnown(error) ||
    error instanceof IdentityAway ||
    error instanceof ServiceHangs ||
    error instanceof undiciErrors.UndiciError ||
    typeof (error as { code?: unknown }).code === 'string';
  return isAway ? 'service-unavailable' : 'unexpected-error';
};
