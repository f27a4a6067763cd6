import type { OutsideWay } from '../outside/ask-outside.ts';

/** The bytes of a picture that lies at the host of the pictures; undefined where they cannot be had. */
export type HostedPicture = (url: string) => Promise<Buffer | undefined>;

const mostBytes = 10 * 1024 * 1024;

/** Asks nobody but the host, and for nothing but its pictures. */
export const createHostedPicture =
  (host: string, { fetch, deadline }: OutsideWay): HostedPicture =>
  async (url) => {
    if (!/^\/pictures\/[\w.-]+$/.test(url)) return undefined;
    const response = await fetch(`${host}${url}`, { signal: deadline(), redirect: 'error' }).catch(() => undefined);
    if (!response?.ok || !(Number(response.headers.get('content-length')) <= mostBytes)) {
      await response?.body?.cancel();
      return undefined;
    }
    return Buffer.from(await response.arrayBuffer());
  };
