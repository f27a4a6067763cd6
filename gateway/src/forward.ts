import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ActorTokens, actorHeader } from '@plenary/service-kit/actor';
import type { Logger } from '@plenary/service-kit/logger';
import { type Dispatcher, errors as undiciErrors } from 'undici';
import { clientAddress } from './client-address.ts';
import { isSameOrigin } from './csrf.ts';
import { sendProblem } from './send-problem.ts';
import { type ServiceAddresses, serviceOf } from './services.ts';
import { IdentityAway, type Sessions } from './session.ts';

interface Options {
  dispatcher: Dispatcher;
  addresses: ServiceAddresses;
  sessions: Sessions;
  tokens: ActorTokens;
  publicOrigin: string;
  trustedProxies: number;
  logger: Logger;
}

/** What a service gets of the client's headers; identities and addresses come from the gateway alone. */
const passedHeaders = [
  'content-type',
  'content-length',
  'accept',
  'accept-language',
  'idempotency-key',
  'if-none-match',
  'traceparent',
  'user-agent',
  'x-app-version',
  'x-display-mode',
];
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const safeId = /^[\w-]{8,64}$/;
const maxBodyBytes = 64 * 1024;
const answerTimeout = 3_000;
/** A document may wait in a queue and then be printed. */
const documentTimeout = 20_000;

/** Forwards an /api call to the service that owns it, on behalf of the actor behind the session cookie. */
export const createForward = ({ dispatcher, addresses, sessions, tokens, publicOrigin, trustedProxies, logger }: Options) => {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sentId = request.headers['x-request-id'];
    const requestId = typeof sentId === 'string' && safeId.test(sentId) ? sentId : randomUUID();
    const refuse = (status: number, code: string) => sendProblem(response, { status, code, requestId });

    const { pathname } = new URL(request.url ?? '/', 'http://gateway');
    const service = serviceOf(pathname);
    if (!service) return refuse(404, 'not-found');
    if (!isSameOrigin(request, publicOrigin)) return refuse(403, 'cross-site');
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return refuse(413, 'body-too-large');

    try {
      const actor = await sessions.actorOf(request.headers.cookie, clientAddress(request, trustedProxies));
      const headers: Record<string, string> = { 'x-request-id': requestId, [actorHeader]: await tokens.sign(actor) };
      for (const name of passedHeaders) {
        const value = request.headers[name];
        if (typeof value === 'string') headers[name] = value;
      }
      // Only svc-identity may know the cookie itself: it ends and renews sessions.
      if (service === 'identity' && request.headers.cookie) headers.cookie = request.headers.cookie;

      await dispatcher.stream(
        {
          origin: addresses[service],
          path: request.url ?? '/',
          method: request.method as Dispatcher.HttpMethod,
          headers,
          body: request.method === 'GET' || request.method === 'HEAD' ? null : request,
          headersTimeout: service === 'documents' ? documentTimeout : answerTimeout,
          bodyTimeout: documentTimeout,
        },
        ({ statusCode, headers: answered }) => {
          if (answered['set-cookie']) sessions.forget(request.headers.cookie);
          response.writeHead(statusCode, passOn(answered, requestId));
          return response;
        },
      );
    } catch (error) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (!(error instanceof IdentityAway) && !(error instanceof undiciErrors.UndiciError) && !isConnectionError(error))
        logger.error({ err: error, requestId }, 'forward');
      else logger.warn({ service, requestId, reason: (error as Error).message }, 'service away');
      refuse(503, 'service-unavailable');
    }
  };
};

const isConnectionError = (error: unknown) => typeof (error as { code?: unknown }).code === 'string';

const passOn = (answered: Record<string, string | string[] | undefined>, requestId: string): OutgoingHttpHeaders => {
  const headers: OutgoingHttpHeaders = {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  for (const [name, value] of Object.entries(answered)) if (value !== undefined && !hopByHop.has(name)) headers[name] = value;
  return headers;
};
