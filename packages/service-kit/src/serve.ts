import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

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
    const stop = createStop(server);
    server.setTimeout(longestSilence);
    endLongAnswers(server, longestAnswer);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });

/** Cuts answers that a client takes drop by drop. */
const endLongAnswers = (server: Server, longest: number) => {
  const running = new Map<ServerResponse, number>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    running.set(response, performance.now());
    response.once('close', () => running.delete(response));
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [response, begun] of running) if (now - begun > longest) response.destroy();
  }, longest / 10);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
};

const sweepMilliseconds = 50;

/** Node closes only idle connections: one whose request is answered later would stay open. */
const createStop = (server: Server): Listening['stop'] => {
  const running = new Set<ServerResponse>();
  let stopping = false;
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (stopping) endConnection(response);
  });
  return (grace) =>
    new Promise((resolve) => {
      stopping = true;
      for (const response of running) endConnection(response);
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds);
      const deadline = setTimeout(() => server.closeAllConnections(), grace);
      server.close(() => {
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
