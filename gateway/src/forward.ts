import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefusalCode } from '@plenary/contracts/problem';
import type { Logger } from '@plenary/service-kit/logger';
import type { Observe } from '@plenary/service-kit/request-scope';
import { type Dispatcher, errors as undiciErrors } from 'undici';
import { clientAddress } from './client-address.ts';
import { isSameOrigin } from './csrf.ts';
import { headersForClient, headersForService } from './forwarded-headers.ts';
import { BodyTooLarge, ClientGone, readBody } from './read-body.ts';
import { sendProblem } from './send-problem.ts';
import { type ServiceAddresses, type ServiceName, serviceOf, waitsForPrinting } from './services.ts';
import { IdentityAway, type Sessions } from './session.ts';

interface Options {
  dispatcher: Dispatcher;
  addresses: ServiceAddresses;
  sessions: Pick<Sessions, 'signActor' | 'forget'>;
  publicOrigin: string;
  trustedProxies: number;
  logger: Logger;
  observe?: Observe;
}

interface Call {
  service: ServiceName;
  path: string;
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}

const safeId = /^[\w-]{8,64}$/;
/** Milliseconds until the answer of a service begins. */
const callTimeout = 3_000;
/** A document may wait in a queue and then be printed. */
const documentTimeout = 20_000;
/** Milliseconds between two parts of an answer. */
const bodyTimeout = 20_000;

/** The answer of a service did not begin in time. */
class ServiceHangs extends Error {}

/** Forwards an /api call to the service that owns it, on behalf of the actor behind the session cookie. */
export const createForward = ({ dispatcher, addresses, sessions, publicOrigin, trustedProxies, logger, observe }: Options) => {
  const exchange = async ({ service, path, requestId, request, response }: Call): Promise<void> => {
    const { method = 'GET', headers: sent } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request);
    const actor = await sessions.signActor(sent.cookie, clientAddress(request, trustedProxies));
    const ending = new AbortController();
    response.once('close', () => ending.abort(new ClientGone()));
    const timeout = service === 'documents' || waitsForPrinting(new URL(path, 'http://gateway').pathname) ? documentTimeout : callTimeout;
    const timer = setTimeout(() => ending.abort(new ServiceHangs(`no answer within ${timeout} ms`)), timeout);
    try {
      await dispatcher.stream(
        {
          origin: addresses[service],
          path,
          method: method as Dispatcher.HttpMethod,
          headers: headersForService(sent, service, { requestId, actor }),
          body,
          signal: ending.signal,
          // The timer above stands in for undici's own, which is a second or so late and starts anew in its queue.
          headersTimeout: 0,
          bodyTimeout,
        },
        ({ statusCode, headers }) => {
          clearTimeout(timer);
          if (headers['set-cookie']) sessions.forget(sent.cookie);
          return response.writeHead(statusCode, headersForClient(headers, { requestId, actor }));
        },
      );
    } finally {
      clearTimeout(timer);
    }
  };

  const forward = async (call: Call): Promise<void> => {
    const { service, requestId, request, response } = call;
    if (!isSameOrigin(request, publicOrigin)) return sendProblem(response, 'cross-site', requestId);
    try {
      await exchange(call);
    } catch (error) {
      // Nobody is there to be told, or half an answer has left: what is cut off can't be taken for whole.
      if (response.headersSent || response.destroyed) return void response.destroy();
      const code = codeOf(error);
      if (code === 'unexpected-error') logger.error({ err: error, service, requestId }, 'forward');
      if (code === 'service-unavailable') logger.warn({ err: error, service, requestId }, 'service away');
      sendProblem(response, code, requestId);
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers, url = '/' } = request;
    const sentId = headers['x-request-id'];
    const requestId = typeof sentId === 'string' && safeId.test(sentId) ? sentId : randomUUID();
    // What is matched is what is forwarded: an address with `..` means the same to both sides.
    const { pathname, search } = new URL(url, 'http://gateway');
    const service = serviceOf(pathname);
    const start = performance.now();
    response.once('close', () =>
      observe?.({ method, route: service ?? 'none', status: response.statusCode, seconds: (performance.now() - start) / 1_000 }),
    );
    if (!service) return sendProblem(response, 'not-found', requestId);
    await forward({ service, path: pathname + search, requestId, request, response });
  };
};

const codeOf = (error: unknown): RefusalCode => {
  if (error instanceof BodyTooLarge) return 'body-too-large';
  const isAway =
    error instanceof IdentityAway ||
    error instanceof ServiceHangs ||
    error instanceof undiciErrors.UndiciError ||
    typeof (error as { code?: unknown }).code === 'string';
  return isAway ? 'service-unavailable' : 'unexpected-error';
};
