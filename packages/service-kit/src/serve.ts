import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Node's own limits: the default check interval of 30 s would make the two time-outs worthless. */
export const serverLimits = { headersTimeout: 5_000, requestTimeout: 15_000, connectionsCheckingInterval: 500, keepAliveTimeout: 65_000 };

export interface Listening {
  port: number;
  /** Takes no new connection, lets running requests end within the grace, then closes. */
  stop(graceMilliseconds: number): Promise<void>;
}

export const listen = (server: Server, { host, port }: { host: string; port: number }): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const stop = createStop(server);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });

const sweepMilliseconds = 50;

/** Node closes only what is idle when it is told to: a connection whose request is answered later would be kept alive. */
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

export const serveApp = (app: Hono, address: { host: string; port: number }): Promise<Listening> =>
  listen(createServer(serverLimits, getRequestListener(app.fetch)), address);
