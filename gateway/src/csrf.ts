import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Asked extends Pick<IncomingMessage, 'method' | 'headers'> {
  /** Whether a GET of the path changes something; asked only where it matters. */
  hasEffect?: () => boolean;
}

/**
 * Whether a request may change something: it has to come from our own pages, for any content type. Browsers say so in
 * `Sec-Fetch-Site`; one that does not has to send our very origin. A GET that changes something may also be typed into the address bar
 * (`none`), and be sent by a program or an older browser, neither of which says where it comes from.
 */
export const isSameOrigin = ({ method = 'GET', headers, hasEffect = () => false }: Asked, publicOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (safeMethods.has(method)) return site === undefined || site === 'same-origin' || site === 'none' || !hasEffect();
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === publicOrigin;
};
