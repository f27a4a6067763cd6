import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefusalCode } from '@plenary/contracts/problem';
import type { Logger } from '@plenary/service-kit/logger';
import type { Observe } from '@plenary/service-kit/request-scope';
import { noTracing, type Tracing } from '@plenary/service-kit/tracing';
import { NoCopyReady } from '@plenary/service-kit/upstreams/create-copies';
import { BrokenCircuitError } from 'cockatiel';
import { type Dispatcher, errors as undiciErrors } from 'undici';
import { clientAddress } from './client-address.ts';
import { isSameOrigin } from './csrf.ts';
import { headersForClient, headersForService } from './forwarded-headers.ts';
import { BodyTooLarge, ClientGone, readBody } from './read-body.ts';
import { sendProblem } from './send-problem.ts';
import { hasEffect, type ServiceName, serviceOf } from './services.ts';
import { IdentityAway, type Sessions } from './session.ts';
import { createExchange, ServiceHangs } from './upstreams/exchange.ts';
import { type CallLimits, isUnlimited, ServiceBusy } from './upstreams/limit-calls.ts';
import type { ServiceCopies } from './upstreams/service-copies.ts';
import { timeoutOf } from './upstreams/time-limits.ts';
import { untilAborted } from './upstreams/until-aborted.ts';

interface Options {
  dispatcher: Dispatcher;
  copies: ServiceCopies;
  limits: CallLimits;
  sessions: Pick<Sessions, 'signActor'>;
  publicOrigin: string;
  trustedProxies: number;
  logger: Logger;
  observe?: Observe;
  tracing?: Tracing;
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

const safeId = /^[\w-]{8,64}$/;

/** Forwards an /api call to the service that owns it, on behalf of the actor behind the session cookie. */
export const createForward = (options: Options) => {
  const { copies, limits, sessions, publicOrigin, trustedProxies, logger, observe, tracing = noTracing } = options;
  const exchange = createExchange({ dispatcher: options.dispatcher, tracing });

  /** Everything between a whole request and its answer, within the time of the call. */
  const answer = async ({ service, pathname, search, requestId, traceparent, request, response }: Call): Promise<void> => {
    const { method = 'GET', headers: sent } = request;
    if (limits.isFull(service, pathname)) throw new ServiceBusy(`${service} is asked too much`);
    const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request);
    const time = timeoutOf(service, pathname);
    const endsAt = performance.now() + time;
    const ending = new AbortController();
    response.once('close', () => ending.abort(new ClientGone()));
    const timer = setTimeout(() => ending.abort(new ServiceHangs(`no answer within ${time} ms`)), time);
    try {
      const { signal } = ending;
      const send = async () => {
        // Before its turn: where svc-identity is slow, the places of the service stay free for who needs no look-up.
        const actor = await sessions.signActor(sent.cookie, clientAddress(request, trustedProxies), {
          signal,
          isUnlimited: isUnlimited(pathname),
        });
        await limits.run(service, pathname, signal, () =>
          exchange({
            copies: copies[service],
            method,
            path: pathname + search,
            headers: headersForService(sent, service, { requestId, traceparent, actor }),
            body,
            signal,
            endsAt,
            response,
            onAnswer: (answered) => {
              clearTimeout(timer);
              return headersForClient(answered, { requestId, actor });
            },
          }),
        );
      };
      // Waiting for its turn, or for who asks, takes of the same time.
      await untilAborted(signal, send());
    } finally {
      clearTimeout(timer);
    }
  };

  const forward = async (call: Call): Promise<void> => {
    const { service, pathname, requestId, request, response } = call;
    const { method, headers } = request;
    if (!isSameOrigin({ method, headers, hasEffect: hasEffect(pathname) }, publicOrigin))
      return sendProblem(response, 'cross-site', requestId);
    try {
      await answer(call);
    } catch (error) {
      // The client is gone, or half an answer has been sent: a connection that is cut cannot be taken for a whole answer.
      if (response.headersSent || response.destroyed) return void response.destroy();
      const code = codeOf(error);
      if (code === 'unexpected-error') logger.error({ err: error, service, requestId }, 'forward');
      if (code === 'service-unavailable' && !isKnown(error)) logger.warn({ err: error, service, requestId }, 'service away');
      sendProblem(response, code, requestId);
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers, url = '/' } = request;
    const sentId = headers['x-request-id'];
    const requestId = typeof sentId === 'string' && safeId.test(sentId) ? sentId : randomUUID();
    // The matched address is the forwarded one: `..` means the same to both sides.
    const { pathname, search } = new URL(url, 'http://gateway');
    const service = serviceOf(pathname);
    const start = performance.now();
    const traced = tracing.begin('server', method, headers.traceparent as string | undefined);
    response.once('close', () => {
      const route = service ?? 'none';
      observe?.({ method, route, status: response.statusCode, seconds: (performance.now() - start) / 1_000 });
      traced.end({ status: response.statusCode, route });
    });
    if (!service) return sendProblem(response, 'not-found', requestId);
    await forward({ service, pathname, search, requestId, traceparent: traced.traceparent, request, response });
  };
};

/** Told once, when it began, and not again by each call. */
const isKnown = (error: unknown) => error instanceof NoCopyReady || error instanceof BrokenCircuitError || error instanceof ServiceBusy;

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
