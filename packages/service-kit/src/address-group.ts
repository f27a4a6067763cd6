import { isIPv4, isIPv6 } from 'node:net';

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address, all of which one subscriber holds. An IPv4 address
 * in IPv6 notation counts as IPv4; what is no address stays as it is.
 */
export const addressGroup = (address: string): string => {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return address;
  // A URL writes an IPv6 address in its one canonical form: compressed, in lower case, an IPv4 tail in hexadecimal.
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
};

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
};
