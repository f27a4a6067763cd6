import type { IncomingMessage } from 'node:http';

/**
 * Network address of the client. With `trustedProxies` reverse proxies before the gateway, the one that the outermost of them saw;
 * whatever a client writes into the header itself stands further left and is not believed.
 */
export const clientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string => {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || direct;
};
