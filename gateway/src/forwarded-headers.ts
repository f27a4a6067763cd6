import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { ServiceName } from '@plenary/contracts/services';
import { actorHeader } from '@plenary/service-kit/actor';
import { leavingHeader } from '@plenary/service-kit/draining';
import type { SignedActor } from './session.ts';

/** Client headers that a service receives; identities and addresses come from the gateway alone. */
const passedToService = [
  'content-type',
  'accept',
  'accept-encoding',
  'accept-language',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-app-version',
  'x-display-mode',
];

/** Headers of an answer that belong to the connection with the service, or that the gateway sets itself. */
const keptFromClient = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'set-cookie',
  'x-request-id',
  leavingHeader,
]);

interface Exchange {
  requestId: string;
  /** Trace context of the call in the gateway. */
  traceparent: string;
  actor: SignedActor;
}

/** Headers of a call as the service gets them. */
export const headersForService = (
  sent: IncomingHttpHeaders,
  service: ServiceName,
  { requestId, traceparent, actor }: Exchange,
): Record<string, string> => {
  const headers: Record<string, string> = { 'x-request-id': requestId, traceparent, [actorHeader]: actor.token };
  for (const name of passedToService) {
    const value = sent[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // Only svc-identity may know the cookie itself: it ends and renews sessions.
  if (service === 'identity' && sent.cookie) headers.cookie = sent.cookie;
  const link = linkCookieIn(sent.cookie, linkCookies[service]);
  if (link) headers.cookie = link;
  return headers;
};

/**
 * Cookies that stand in for signing in, for one survey (svc-survey/src/share) and one document (svc-booking/src/signature); of the other
 * cookies these services learn nothing.
 */
const linkCookies: Partial<Record<ServiceName, string>> = { survey: 'survey-share', booking: 'countersign-link' };

const linkCookieIn = (cookies: string | undefined, name: string | undefined): string | undefined =>
  name === undefined
    ? undefined
    : cookies
        ?.split(';')
        .map((cookie) => cookie.trim())
        .find((cookie) => cookie.startsWith(`${name}=`));

/** Headers of an answer as the client gets them. */
export const headersForClient = (
  answered: Record<string, string | string[] | undefined>,
  { requestId, actor, ofEveryAnswer }: Pick<Exchange, 'requestId' | 'actor'> & { ofEveryAnswer: Readonly<Record<string, string>> },
): OutgoingHttpHeaders => {
  const headers: OutgoingHttpHeaders = { ...ofEveryAnswer, 'cross-origin-resource-policy': 'same-origin' };
  for (const name in answered) if (answered[name] !== undefined && !keptFromClient.has(name)) headers[name] = answered[name];
  headers['x-request-id'] = requestId;
  // A service that sets the session's cookie itself knows better than one that only extended it.
  const setCookie = answered['set-cookie'] ?? actor.setCookie;
  if (setCookie) headers['set-cookie'] = setCookie;
  return headers;
};
