import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Remote } from '@plenary/platform';
import type { AnnouncedRemote } from '../page-data.ts';
import type { RemoteName } from './remotes.ts';

const manifestTimeout = 2_500;
const scriptTimeout = 3_000;

/** Names of containers are identifiers: `mf_booking`. */
const containerOf = (name: string) => name.replaceAll('-', '_');

const federation = () => {
  const instance = getInstance();
  if (!instance) throw new Error('the federation runtime is not up');
  return instance;
};

/**
 * Time-outs for what the runtime loads; it has none of its own. A manifest that is aborted leaves the runtime's cache of pending
 * manifests, so the next visit tries again; a race around it would leave the remote dead for good.
 */
const timeouts: ModuleFederationRuntimePlugin = {
  name: 'timeouts',
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(manifestTimeout) }),
  createScript: ({ url, attrs }) => {
    const script = document.createElement('script');
    script.src = url;
    for (const [name, value] of Object.entries(attrs ?? {})) if (typeof value === 'string') script.setAttribute(name, value);
    return { script, timeout: scriptTimeout };
  },
};

/** Announces the remotes to the federation runtime. */
export const registerRemotes = (announced: readonly AnnouncedRemote[]): void => {
  federation().registerPlugins([timeouts]);
  federation().registerRemotes(announced.map(({ name, manifest }) => ({ name: containerOf(name), entry: manifest })));
};

const loaded = new Map<string, Remote>();

/** Loads a remote's one exposed module. Throws where it is missing, hangs, or breaks while it starts. */
export const loadRemote = async (name: RemoteName): Promise<Remote> => {
  const known = loaded.get(name);
  if (known) return known;
  const remote = await federation().loadRemote<Remote>(`${containerOf(name)}/remote`);
  if (!remote?.routes) throw new Error(`the remote ${name} exposes no routes`);
  loaded.set(name, remote);
  return remote;
};

/** Remotes that are on the page. */
export const loadedRemotes = (): Remote[] => [...loaded.values()];

/** Fetches a remote's files ahead of a visit; a remote that is down is met when it is visited. */
export const preloadRemote = (name: RemoteName): void => {
  if (loaded.has(name)) return;
  federation()
    .preloadRemote([{ nameOrAlias: containerOf(name), exposes: ['remote'], resourceCategory: 'sync' }])
    .catch(() => {});
};
