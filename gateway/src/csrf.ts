import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: it has to come from our own pages, for any content type. Browsers say so in
 * `Sec-Fetch-Site`; one that does not has to send our very origin.
 */
export const isSameOrigin = ({ method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>, publicOrigin: string): boolean => {
  if (safeMethods.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === publicOrigin;
};
