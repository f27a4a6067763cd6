import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback, networkOf } from '@plenary/service-kit/address-group';

/**
 * Network address of the client. With `trustedProxies` reverse proxies before the gateway, the one that the outermost of them saw;
 * entries that a client writes into the header stand further left and are ignored.
 */
export const clientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string => {
  const direct = plain(request.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  const seen = plain(forwarded.at(-trustedProxies) ?? '');
  return isIP(seen) ? seen : direct;
};

/** Some proxies add the client's port. An IPv4 client of a server that listens on IPv6 too has two ways to be written. */
const plain = (address: string) =>
  address
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '') || 'unknown';

/** The network that a trial counts few visitors of. Outside production this machine has no limit: journeys and load tests come from it. */
export const createSourceOf =
  (mode: string) =>
  (address: string): string | undefined =>
    mode !== 'production' && isLoopback(address) ? undefined : networkOf(address);
