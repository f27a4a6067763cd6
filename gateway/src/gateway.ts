import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { headersOfEveryAnswer } from './security-headers.ts';
import { sendProblem } from './send-problem.ts';
import { serviceOf } from './services.ts';

export interface GatewayOptions {
  publicUrl: string;
  /** Answers calls that a service owns, with the headers of every answer: Node takes a head as a whole faster than header by header. */
  forward: RequestListener;
  /** Answers everything else. */
  answer: RequestListener;
}

/** Node keeps the first of several and says nothing: a proxy may have taken the last. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.length === 4 && isHost(rawHeaders[index])) hosts++;
  return hosts;
};
const isHost = (name: string | undefined) => name?.toLowerCase() === 'host';

/** Tells calls of services from what the gateway answers itself, before anything else is done with them. */
export const createGateway = ({ publicUrl, forward, answer }: GatewayOptions): RequestListener => {
  const headers = Object.entries(headersOfEveryAnswer({ isHttps: publicUrl.startsWith('https:') }));
  return (request, response) => {
    const isWhole = hostsOf(request) === 1;
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    if (isWhole && serviceOf(pathname)) return forward(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    return isWhole ? answer(request, response) : sendProblem(response, 'invalid-request', randomUUID());
  };
};
