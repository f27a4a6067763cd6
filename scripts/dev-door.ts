import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Listening, listen } from '@plenary/service-kit/serve';
import type { Reload } from './dev-reload.ts';

interface Options {
  host: string;
  port: number;
  reload: Reload;
  /** Origin of the gateway, once it is up; throws with what stands in its way. */
  gateway: () => Promise<string>;
}

/**
 * Stands before the gateway in development alone, so that the gateway itself knows nothing of reloading: passes everything on and
 * writes the script that reloads into pages, under the nonce that their policy names.
 */
export const openDoor = ({ host, port, reload, gateway }: Options): Promise<Listening> => {
  const agent = new Agent({ keepAlive: true });

  const passOn = async (request: IncomingMessage, response: ServerResponse) => {
    const { hostname, port: gatewayPort } = new URL(await gateway());
    const { url: path, method, headers } = request;
    const outgoing = ask({ agent, host: hostname, port: gatewayPort, path, method, headers });
    outgoing.once('error', ({ message }) => tellAway(response, `The gateway is away: ${message}`));
    outgoing.once('response', (answer) => void passBack(answer, response));
    request.pipe(outgoing);
  };

  const passBack = async (answer: IncomingMessage, response: ServerResponse) => {
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    const isPage = answer.headers['content-type']?.startsWith('text/html') && nonce;
    if (!isPage) return answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
    const page = (await text(answer)).replace('</head>', () => `<script nonce="${nonce}" src="${reload.script}" defer></script></head>`);
    return response.writeHead(answer.statusCode ?? 502, headers).end(page);
  };

  const tellAway = (response: ServerResponse, reason: string) => {
    if (response.headersSent) return response.destroy();
    response.writeHead(502, { 'content-type': 'text/html; charset=utf-8' });
    const escaped = reason.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return response.end(`<!doctype html><title>…</title><pre>${escaped}</pre><script src="${reload.script}"></script>`);
  };

  const server = createServer((request, response) => {
    if (reload.answer(request, response)) return;
    passOn(request, response).catch((error: Error) => tellAway(response, error.message));
  });
  return listen(server, { host, port });
};
