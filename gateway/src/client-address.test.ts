import type { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';

const addressOf = (remoteAddress: string | undefined, forwarded: string | undefined, trustedProxies: number) =>
  clientAddress({ socket: { remoteAddress } as Socket, headers: { 'x-forwarded-for': forwarded } }, trustedProxies);

it.each([
  ['nobody is trusted, and no header is sent', '198.51.100.7', undefined, 0, '198.51.100.7'],
  ['nobody is trusted, whatever the header says', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
  ['one proxy says whom it saw', '10.0.0.1', '198.51.100.7', 1, '198.51.100.7'],
  ['a client writes before the one proxy', '10.0.0.1', '203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
  ['a client writes much before the one proxy', '10.0.0.1', '1.1.1.1,2.2.2.2 ,3.3.3.3, 198.51.100.7', 1, '198.51.100.7'],
  ['the outer of two proxies saw it', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['the header is shorter than the proxies are many', '10.0.0.1', '198.51.100.7', 2, '10.0.0.1'],
  ['the proxy sends no header', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['the proxy sends an empty header', '10.0.0.1', '', 1, '10.0.0.1'],
  ['what it says is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['what it says is a script', '10.0.0.1', '<script>', 1, '10.0.0.1'],
  ['it is of the sixth version', '10.0.0.1', '2001:db8::7', 1, '2001:db8::7'],
  ['the server listens on both versions', '::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
  ['a proxy that listens on both versions saw it', '::ffff:10.0.0.1', '::ffff:198.51.100.7', 1, '198.51.100.7'],
  ['the proxy writes IPv6 notation in capitals', '10.0.0.1', '::FFFF:198.51.100.7', 1, '198.51.100.7'],
  ['the proxy adds the port', '10.0.0.1', '198.51.100.7:50123', 1, '198.51.100.7'],
  ['the proxy adds the port to an address of the sixth version', '10.0.0.1', '[2001:db8::7]:50123', 1, '2001:db8::7'],
  ['the connection is gone', undefined, undefined, 0, 'unknown'],
])('where %s', (_where, direct, forwarded, trustedProxies, expected) => {
  expect(addressOf(direct, forwarded, trustedProxies)).toBe(expected);
});
