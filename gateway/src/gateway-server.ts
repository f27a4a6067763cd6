import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { serverLimits } from '@plenary/service-kit/serve';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { headersOfEveryAnswer } from './security-headers.ts';

/** Statuses that Node itself gives to requests that it cannot read. */
const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The server of the gateway. What Node would answer by itself has the headers of every answer too. */
export const createGatewayServer = (options: GatewayOptions): Server => {
  const headers = headersOfEveryAnswer({ isHttps: options.publicUrl.startsWith('https:') });
  // A request without `Host` reaches the gateway, which refuses it.
  const server = createServer({ ...serverLimits, requireHostHeader: false }, createGateway(options));
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => void answers.set(socket, response));
  server.on('checkExpectation', (_request, response) => response.writeHead(417, { ...headers, connection: 'close' }).end());
  // The gateway is no proxy for whole connections.
  server.on('connect', (_request, socket) => socket.end(rawAnswer(405, headers)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const current = answers.get(socket);
    const isAnswering = current?.headersSent === true && !current.writableFinished;
    if (socket.writable && !isAnswering) socket.write(rawAnswer(statusOfFault[error.code ?? ''] ?? 400, headers));
    socket.destroy(error);
  });
  return server;
};

const rawAnswer = (status: number, headers: Record<string, string>): string => {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
};
