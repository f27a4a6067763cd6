import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { headersOfEveryAnswer } from './security-headers.ts';
import { sendProblem } from './send-problem.ts';
import { serviceOf } from './services.ts';

export interface GatewayOptions {
  publicUrl: string;
  /** Answers calls that a service owns. */
  forward: RequestListener;
  /** Answers everything else. */
  answer: RequestListener;
}

/** Node keeps the first of several and says nothing: a proxy may have taken the last. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Tells calls of services from what the gateway answers itself, before anything else is done with them. */
export const createGateway = ({ publicUrl, forward, answer }: GatewayOptions): RequestListener => {
  const headers = Object.entries(headersOfEveryAnswer({ isHttps: publicUrl.startsWith('https:') }));
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (hostsOf(request) !== 1) return sendProblem(response, 'invalid-request', randomUUID());
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    return serviceOf(pathname) ? forward(request, response) : answer(request, response);
  };
};
