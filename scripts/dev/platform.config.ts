import { rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '@plenary/build/steps';
import type { Configuration } from '@rspack/core';
import { devServer, watched } from './dev-server.ts';
import { devFolder, isProcess, partNames } from './parts.ts';

const { HOST: host, PORT: port, GATEWAY_PORT: gatewayPort, PUBLIC_URL: publicUrl = '' } = process.env;
/** Longer than the services take to start. */
const patience = 60_000;

const listens = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(gatewayPort), '127.0.0.1');
    const answer = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });

/** Requests wait while the gateway starts. */
const awaitGateway = async (_request: IncomingMessage, response: ServerResponse, next: () => void) => {
  const until = performance.now() + patience;
  while (!(await listens())) {
    if (performance.now() > until) {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
      response.end('The gateway does not run. The terminal says why.');
      return;
    }
    await pause(100);
  }
  next();
};

/** Pages and calls are the gateway's, which reads the builds from the disk; the dev server adds the socket of the refresh. */
const server = devServer({
  host,
  port,
  allowedHosts: [new URL(publicUrl).hostname],
  devMiddleware: { index: false, publicPath: '/dev/builds/', writeToDisk: true },
  proxy: [{ target: `http://127.0.0.1:${gatewayPort}` }],
  setupMiddlewares: (middlewares) => {
    const proxy = middlewares.findIndex((one) => typeof one === 'object' && one.name === 'http-proxy-middleware');
    return middlewares.toSpliced(proxy, 0, { name: 'await-gateway', middleware: awaitGateway });
  },
});

const part = async (name: string): Promise<Configuration> => {
  const { default: config }: { default: Configuration } = await import(pathToFileURL(path.join(root, name, 'rspack.config.ts')).href);
  const folder = path.join(devFolder, name, 'dist');
  rmSync(folder, { recursive: true, force: true });
  return watched({
    ...config,
    // Federation names builds with underscores.
    name,
    // An open page takes up the updates one after the other: those before the last must still be there.
    output: { ...config.output, path: folder, clean: false },
    devServer: isProcess(name) ? false : server,
  });
};

/** Builds of `npm run dev`: every part of the platform. */
export default async (): Promise<Configuration[]> => {
  const parts: Configuration[] = [];
  // One by one: the command's loader gives a module that another import is loading half-filled.
  for (const name of partNames()) parts.push(await part(name));
  return parts;
};
