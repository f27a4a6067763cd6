import { isIPv4, isIPv6 } from 'node:net';

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address, all of which one subscriber holds; `/48` where
 * the many networks of one subscriber must not count. An IPv4 address in IPv6 notation counts as IPv4; what is no address stays as it is.
 */
export const addressGroup = (address: string, { prefix = 64 }: { prefix?: 48 | 64 } = {}): string => {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const hextets = hextetsOf(bare);
  return mappedIPv4(hextets) ?? `${hextets.slice(0, prefix / 16).join(':')}::/${prefix}`;
};

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
const hextetsOf = (address: string): string[] => {
  // A URL writes an IPv6 address in its one canonical form: compressed, in lower case, an IPv4 tail in hexadecimal.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
};

const mappedIPv4 = (hextets: readonly string[]): string | undefined => {
  if (hextets.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return hextets
    .slice(6)
    .map((hextet) => Number.parseInt(hextet, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
};

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean => {
  const group = addressGroup(address);
  return (isIPv4(group) && group.startsWith('127.')) || (isIPv6(address) && hextetsOf(address).join(':') === '0:0:0:0:0:0:0:1');
};
