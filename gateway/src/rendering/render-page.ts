import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Builds, RemoteBuild } from '../builds.ts';
import { remoteOf } from '../remote-pages.ts';
import { languageOf } from './language-of.ts';
import { isPublicAddress } from './public-address.ts';
import { createReadFiles, mainOf } from './read-files.ts';
import { createRenderedPage, type RenderedPageOptions } from './rendered-page.ts';
import { NoRenderer, NotRendered, type Renderers } from './start-renderers.ts';

/** A page, an address to go to instead, or the status of a page that is not there. */
type Rendered =
  | { html: string; compressed: Uint8Array<ArrayBuffer>; headers: Record<string, string> }
  | { redirect: string }
  | { missing: true };

interface Options extends RenderedPageOptions {
  renderers: Pick<Renderers, 'render'>;
  now: () => number;
  log: (event: Record<string, unknown>, message: string) => void;
  /** Milliseconds that a visitor waits before the browser renders the page. */
  budget?: number;
  /** Milliseconds that a page is the same for all. */
  keptFor?: number;
  /** Milliseconds beyond these in which it is still answered, while it is rendered anew. */
  lentFor?: number;
}

interface PageRequest {
  url: URL;
  builds: Builds;
  cookie: string | undefined;
  accepted: string | undefined;
}

const compress = promisify(brotliCompress);
/** After so many failures in a row nothing is rendered for a while, in milliseconds. */
const breaker = { after: 5, pause: 5_000 };
const keptAtMost = 500;
/** Milliseconds for the loaders of a page: longer than a visitor waits, for the next one has it then. */
const loadingTime = 2_000;

interface Kept {
  until: number;
  answer: Promise<Rendered | null>;
  /** What is answered without waiting: the page itself once it is rendered, until then the one before. */
  ready: Rendered | null;
  isDrawn: boolean;
  wasLate: boolean;
}

/** All that a page depends on but its address and language. */
const buildsOf = ({ shell, template, bootFiles, remotes }: Builds) =>
  [
    shell.version,
    shell.isTried,
    mainOf(template),
    ...bootFiles,
    ...remotes.map(({ manifest, integrity }) => `${manifest} ${integrity}`),
  ].join();

const brotli = async (html: string): Promise<Uint8Array<ArrayBuffer>> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return new Uint8Array(await compress(Buffer.from(html), { params }));
};

const draw = ({ renderers, settings, publicUrl, ...options }: Options) => {
  const readFiles = createReadFiles();
  const page = createRenderedPage({ settings, publicUrl, ...options });
  return async (url: URL, language: string, builds: Builds, remote: RemoteBuild | undefined): Promise<Rendered | null> => {
    const place = remote && {
      name: remote.name,
      version: remote.version,
      folder: remote.folder,
      integrity: remote.integrities['server/main.cjs'],
    };
    const shell = { folder: builds.shell.folder, integrity: undefined };
    const address = new URL(url.pathname + url.search, publicUrl).href;
    const drawn = await renderers.render({ url: address, language, settings, shell, remote: place ?? null, loadingTime });
    if ('redirect' in drawn && drawn.redirect) {
      const { pathname, search } = new URL(drawn.redirect, publicUrl);
      return { redirect: pathname + search };
    }
    if (drawn.status === 404) return { missing: true };
    // Loaded again by the browser, which shows what failed.
    if (!('html' in drawn)) return null;
    const { html, headers } = page({ builds, remote, url, language, drawn, files: await readFiles(builds, remote, drawn) });
    return { html, compressed: await brotli(html), headers };
  };
};

/**
 * Renders the public pages for visitors without a session. Null: the browser renders it, as every other page. Never throws, and never takes
 * longer than its budget: what is late goes on, for the next visitor.
 */
export const createRenderPage = (options: Options) => {
  const { settings, now, log, budget = 250, keptFor = 5_000, lentFor = 30_000 } = options;
  const render = draw(options);
  const kept = new Map<string, Kept>();
  let failures = 0;
  let pausedUntil = 0;
  const fail = () => {
    failures += 1;
    if (failures >= breaker.after) pausedUntil = now() + breaker.pause;
  };

  const begin = (key: string, before: Rendered | null, asked: () => Promise<Rendered | null>): Kept => {
    const answer = asked().then(
      (rendered) => {
        failures = 0;
        one.ready = rendered;
        one.isDrawn = true;
        if (!rendered) kept.delete(key);
        return rendered;
      },
      (error: unknown) => {
        kept.delete(key);
        if (error instanceof NoRenderer) return null;
        fail();
        log({ reason: error instanceof NotRendered ? error.message : String(error) }, 'a page was not rendered');
        return null;
      },
    );
    const one: Kept = { until: now() + keptFor, answer, ready: before, isDrawn: false, wasLate: false };
    kept.set(key, one);
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
    return one;
  };

  return async ({ url, builds, cookie, accepted }: PageRequest): Promise<Rendered | null> => {
    if (!isPublicAddress(url)) return null;
    const name = remoteOf(builds.table, url.pathname);
    const remote = builds.remotes.find((one) => one.name === name);
    // A build without a server's part is one for development, or of an older release.
    if (name && !remote?.integrities['server/main.cjs']) return null;
    const language = languageOf({ offered: settings.languages, cookie, lng: url.searchParams.get('lng'), accepted });
    const key = `${language} ${url.pathname}${url.search} ${buildsOf(builds)}`;
    const known = kept.get(key);
    const isFresh = known !== undefined && (!known.isDrawn || now() < known.until);
    const before = known !== undefined && now() < known.until + lentFor ? known.ready : null;
    if (!isFresh && now() < pausedUntil) return before;
    const one = isFresh ? known : begin(key, before, () => render(url, language, builds, remote));
    if (one.ready) return one.ready;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        if (!one.wasLate) fail();
        one.wasLate = true;
        resolve(null);
      }, budget);
    });
    return Promise.race([one.answer, late]).finally(() => clearTimeout(timer));
  };
};
export type RenderPage = ReturnType<typeof createRenderPage>;
