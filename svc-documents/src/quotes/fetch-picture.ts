import type { Picture } from '@plenary/contracts/venue';
import type { Logger } from '@plenary/service-kit/logger';

/** A picture's file as a `data:` address; undefined where it cannot be had. */
export type FetchPicture = (picture: Pick<Picture, 'sources'>) => Promise<string | undefined>;

interface FetchPictureOptions {
  /** Origin of the pictures, with a folder where they lie in one; nothing is asked for from anywhere else. */
  host: string;
  fetch: typeof fetch;
  deadline: () => AbortSignal;
  logger: Logger;
}

const widthOnPaper = 480;
const mostBytes = 500_000;
const mostKept = 200;

/** Fetches what is printed of a picture: its file nearest to the width on paper, once. */
export const createFetchPicture = ({ host, fetch, deadline, logger }: FetchPictureOptions): FetchPicture => {
  const kept = new Map<string, string>();

  const load = async (url: string): Promise<string | undefined> => {
    const response = await fetch(url, { signal: deadline(), redirect: 'error' });
    const type = response.headers.get('content-type') ?? '';
    const isPicture =
      response.ok && /^image\/(webp|avif|jpeg|png)$/.test(type) && Number(response.headers.get('content-length')) <= mostBytes;
    if (!isPicture) {
      await response.body?.cancel();
      return undefined;
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    return bytes.length <= mostBytes ? `data:${type};base64,${bytes.toString('base64')}` : undefined;
  };

  return async ({ sources }) => {
    const url = addressOf(sources, host);
    if (!url) return undefined;
    const known = kept.get(url);
    if (known) return known;
    const data = await load(url).catch((error: unknown) => {
      logger.warn({ err: error, url }, 'a picture of a venue cannot be had');
      return undefined;
    });
    if (!data) return undefined;
    if (kept.size >= mostKept) kept.clear();
    kept.set(url, data);
    return data;
  };
};

const addressOf = (sources: Picture['sources'], host: string): string | undefined => {
  const [nearest] = sources
    .filter(({ format }) => format !== 'avif')
    .sort((one, other) => Math.abs(one.width - widthOnPaper) - Math.abs(other.width - widthOnPaper));
  if (!nearest) return undefined;
  const url = nearest.url.startsWith('/') ? `${host}${nearest.url}` : nearest.url;
  return url.startsWith(`${host}/`) && URL.canParse(url) && new URL(url).href === url ? url : undefined;
};
