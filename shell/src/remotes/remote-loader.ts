import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Remote } from '@plenary/platform';
import type { UncaughtErrors } from '../monitoring/uncaught-errors.ts';
import type { AnnouncedRemote } from '../page-data.ts';
import type { Announcements } from './announcements.ts';

interface Options {
  federation: Pick<ModuleFederation, 'registerPlugins' | 'registerRemotes' | 'loadRemote'>;
  announcements: Announcements;
  uncaught: UncaughtErrors;
}

/** Milliseconds; the last is the total, with chunks of a hanging remote. */
const timeouts = { manifest: 2_400, script: 2_400, remote: 2_500 };

/**
 * A hint that received a 404 is what the browser uses for the next load of the file, and then no more: once for the
 * remote's entry, and once for its chunk. Within the time of one load.
 */
const moreTries = 2;

/** Names of containers are identifiers: `mf_booking`. */
const containerOf = (name: string) => name.replaceAll('-', '_');

/** Registers the remotes with the federation runtime, and loads each once. */
export const createRemoteLoader = ({ federation, announcements, uncaught }: Options) => {
  const loaded = new Map<string, Remote>();
  const pending = new Map<string, Promise<Remote>>();
  const failures = new Map<string, number>();
  const register = (remotes: readonly AnnouncedRemote[], options?: { force: boolean }) =>
    federation.registerRemotes(
      remotes.map(({ name, manifest }) => ({ name: containerOf(name), entry: manifest })),
      options,
    );
  const failuresAt = (url: string) => [...failures].find(([name]) => url.includes(`/${name}/`))?.[1];
  federation.registerPlugins([guardPlugin({ announcements, failuresAt })]);
  register(announcements.all());

  /**
   * The runtime caches failures, and in the browser a hanging hint or script blocks others for the same file.
   * Without this the next attempt would end the same way.
   */
  const forget = (name: string) => {
    failures.set(name, (failures.get(name) ?? 0) + 1);
    // Chunks on the page would be taken for those of the next attempt's build.
    Reflect.deleteProperty(window, `rspackChunk${containerOf(name)}`);
    for (const element of document.querySelectorAll(`link[rel=preload][href*="/${name}/"], script[src*="/${name}/"]`)) element.remove();
    register(
      announcements.all().filter((remote) => remote.name === name),
      { force: true },
    );
  };

  const ask = async (name: string): Promise<Remote> => {
    const remote = await uncaught.asCause(`/${name}/`, () => federation.loadRemote<Remote>(`${containerOf(name)}/remote`));
    if (!remote?.routes) throw new Error(`the remote ${name} exposes no routes`);
    return remote;
  };

  const bring = async (name: string): Promise<Remote> => {
    let isOver = false;
    const askAgain = (triesLeft: number): Promise<Remote> =>
      ask(name).catch(async (error: unknown) => {
        if (isOver || triesLeft === 0) throw error;
        await announcements.renew(name);
        if (isOver) throw error;
        forget(name);
        return askAgain(triesLeft - 1);
      });
    /** Its release may have changed since the failure. */
    const askAnew = async () => {
      await announcements.renew(name);
      forget(name);
      return askAgain(moreTries);
    };
    try {
      const remote = await inTime(failures.has(name) ? askAnew() : askAgain(moreTries));
      loaded.set(name, remote);
      return remote;
    } catch (error) {
      isOver = true;
      forget(name);
      throw error;
    }
  };

  return {
    /** A remote's one exposed module. Throws if it is missing, hangs, or fails while it starts; the next call retries. */
    async load(name: string): Promise<Remote> {
      const known = loaded.get(name);
      if (known) return known;
      const coming = pending.get(name) ?? bring(name).finally(() => pending.delete(name));
      pending.set(name, coming);
      return coming;
    },
    /** Remotes that are on the page. */
    loaded: (): Remote[] => [...loaded.values()],
  };
};
export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

interface Guard {
  announcements: Announcements;
  failuresAt: (url: string) => number | undefined;
}

/** Time-outs and hashes for loads of the federation runtime; it has none of its own. The entry knows the hashes of its chunks. */
const guardPlugin = ({ announcements, failuresAt }: Guard): ModuleFederationRuntimePlugin => {
  const guard = (element: HTMLScriptElement | HTMLLinkElement, url: string) => {
    const { hashes = {} } = announcements.all().find(({ name }) => url.includes(`/${name}/`)) ?? {};
    const integrity = hashes[url.slice(url.lastIndexOf('/') + 1)];
    if (integrity) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
  };
  return {
    name: 'guard',
    fetch: (url, init) => {
      const { integrity } = announcements.all().find(({ manifest }) => url.endsWith(manifest)) ?? {};
      return fetch(url, { ...init, ...(integrity && { integrity }), signal: AbortSignal.timeout(timeouts.manifest) });
    },
    createScript: ({ url, attrs }) => {
      const script = document.createElement('script');
      const failed = failuresAt(url);
      // A unique address: otherwise the browser would wait for the hanging one.
      script.src = failed ? `${url}?again=${failed}` : url;
      for (const [name, value] of Object.entries(attrs ?? {})) if (typeof value === 'string') script.setAttribute(name, value);
      guard(script, url);
      return { script, timeout: timeouts.script };
    },
    createLink: ({ url, attrs }) => {
      const link = document.createElement('link');
      link.href = url;
      for (const [name, value] of Object.entries(attrs ?? {})) if (typeof value === 'string') link.setAttribute(name, value);
      guard(link, url);
      return link;
    },
  };
};

const inTime = async <T>(wanted: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not there within ${timeouts.remote} ms`)), timeouts.remote);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
};
