import { createServer, type Server } from 'node:http';
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
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop: (grace) => stopServer(server, grace) });
    });
  });

const stopServer = (server: Server, grace: number) =>
  new Promise<void>((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });

export const serveApp = (app: Hono, address: { host: string; port: number }): Promise<Listening> =>
  listen(createServer(serverLimits, getRequestListener(app.fetch)), address);
