import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isDraining, leavingHeader } from './draining.ts';

/** Node's own limits: the default check interval of 30 s would make the two time-outs worthless. */
export const serverLimits = { headersTimeout: 5_000, requestTimeout: 15_000, connectionsCheckingInterval: 500, keepAliveTimeout: 65_000 };

interface AnswerLimits {
  /** Milliseconds that a connection may stay still in the middle of a request or of its answer. */
  longestSilence: number;
  /** Milliseconds until a client has to have taken a whole answer: it may be slow, not for ever. */
  longestAnswer: number;
}
/** The longest answer is a printed document: 20 s. */
const answerLimits: AnswerLimits = { longestSilence: 30_000, longestAnswer: 300_000 };

export interface Listening {
  port: number;
  /** Takes no new connection, lets running requests end within the grace, then closes. */
  stop(graceMilliseconds: number): Promise<void>;
}

export const listen = (
  server: Server,
  { host, port }: { host: string; port: number },
  { longestSilence, longestAnswer }: AnswerLimits = answerLimits,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const running = runningOf(server);
    const stop = createStop(server, running);
    server.setTimeout(longestSilence);
    endLongAnswers(server, running, longestAnswer);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });

/** The answers that are on their way, and since when. */
const runningOf = (server: Server): Map<ServerResponse, number> => {
  const running = new Map<ServerResponse, number>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    running.set(response, performance.now());
    if (isDraining()) sayLeaving(response);
    response.on('close', () => running.delete(response));
  });
  return running;
};

/** Cuts answers that a client takes drop by drop. */
const endLongAnswers = (server: Server, running: ReadonlyMap<ServerResponse, number>, longest: number) => {
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [response, begun] of running) if (now - begun > longest) response.destroy();
  }, longest / 10);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
};

const sweepMilliseconds = 50;
/** Milliseconds in which a request may still come on a connection that was kept alive for it. */
const lastRequests = 500;

/** The caller opens a new connection for its next call, to a replica that stays. */
const sayLeaving = (response: ServerResponse) => {
  if (response.headersSent) return;
  response.setHeader('connection', 'close');
  response.setHeader(leavingHeader, '1');
};

/**
 * Node closes idle connections at once, while a request may be on its way on one; and one whose request is answered later would stay
 * open.
 */
const createStop = (server: Server, running: ReadonlyMap<ServerResponse, number>): Listening['stop'] => {
  return (grace) =>
    new Promise((resolve) => {
      for (const response of running.keys()) sayLeaving(response);
      server.prependListener('request', (_request, response: ServerResponse) => sayLeaving(response));
      const begun = performance.now();
      const sweep = setInterval(() => {
        if (performance.now() - begun > Math.min(lastRequests, grace)) server.closeIdleConnections();
      }, sweepMilliseconds);
      const deadline = setTimeout(() => server.closeAllConnections(), grace);
      // That of an HTTP server begins with the idle connections.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep);
        clearTimeout(deadline);
        resolve();
      });
    });
};

/**
 * An app as a listener of Node's server. Without the adapter's own clean-up: half a second after an answer it closes a connection that
 * was promised to be kept alive, while a slow client still sends the body that was refused. Node reads such a body away itself.
 */
export const listenerOf = (app: Hono): RequestListener => getRequestListener(app.fetch, { autoCleanupIncoming: false });

export const serveApp = (app: Hono, address: { host: string; port: number }): Promise<Listening> =>
  listen(createServer(serverLimits, listenerOf(app)), address);
