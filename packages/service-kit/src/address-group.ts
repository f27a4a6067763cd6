import { isIPv4, isIPv6 } from 'node:net';

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address, all of which one subscriber holds. An IPv4 address in
 * IPv6 notation, or behind one that 6to4, Teredo or NAT64 made of it, counts as IPv4; what is no address stays as it is.
 */
export const addressGroup = (address: string): string => {
  const hextets = hextetsOf(address);
  return hextets ? (ipv4Of(hextets) ?? subnet(hextets, 64)) : address;
};

/** The client of all addresses of this machine: development does not limit it. */
export const loopbackClient = 'loopback';

/** The subject of limits by address: the address group, or the one client that this machine is. */
export const clientOf = (address: string): string => (isLoopback(address) ? loopbackClient : addressGroup(address));

/** The /48 of an IPv6 address or of its group, all of which one subscriber may hold; undefined: the address is IPv4, or none. */
export const siteOf = (address: string): string | undefined => {
  const hextets = hextetsOf(address);
  return hextets && !ipv4Of(hextets) ? subnet(hextets, 48) : undefined;
};

/**
 * What counts as one network where the many addresses of one subscriber must not count: the /24 of an IPv4 address, the /48 of an IPv6
 * address. Of an address group too.
 */
export const networkOf = (address: string): string => {
  const group = addressGroup(address);
  return isIPv4(group) ? `${group.split('.').slice(0, 3).join('.')}.0/24` : (siteOf(group) ?? group);
};

const subnet = (hextets: readonly string[], bits: 48 | 64) => `${hextets.slice(0, bits / 16).join(':')}::/${bits}`;

/** The eight groups of an IPv6 address without its zone or length, in lower case and without leading zeros; undefined: it is none. */
const hextetsOf = (address: string): string[] | undefined => {
  const bare = address.replace(/[%/].*$/, '');
  if (!isIPv6(bare)) return undefined;
  // A URL writes an IPv6 address in its one canonical form: compressed, in lower case, an IPv4 tail in hexadecimal.
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
};

/** The IPv4 address that an IPv6 address writes, or that 6to4, Teredo (RFC 4380: its bits inverted) or NAT64 made it of; undefined: none. */
const ipv4Of = (hextets: readonly string[]): string | undefined => {
  const [prefix, last] = [hextets.slice(0, 6).join(':'), hextets.slice(6)];
  if (prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0') return dotted(last);
  if (hextets[0] === '2002') return dotted(hextets.slice(1, 3));
  return prefix.startsWith('2001:0:') ? dotted(last.map((hextet) => (Number.parseInt(hextet, 16) ^ 0xffff).toString(16))) : undefined;
};

const dotted = (hextets: readonly string[]): string =>
  hextets
    .map((hextet) => Number.parseInt(hextet, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean => {
  const group = addressGroup(address);
  return (isIPv4(group) && group.startsWith('127.')) || hextetsOf(address)?.join(':') === '0:0:0:0:0:0:0:1';
};
