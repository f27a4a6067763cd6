import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import type { RouteObject } from '@plenary/platform/router';
import { PageError } from '../errors/page-error.tsx';
import { RemoteUnavailable } from '../faults/remote-unavailable.ts';
import { loadTexts } from '../i18n/remote-texts.ts';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import type { RemoteLoader } from './remote-loader.ts';

type PatchRoutes = (options: {
  path: string;
  signal: AbortSignal;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}) => Promise<void>;

/** A parent without a path gives each remote its own boundary: a crash or a lost chunk keeps the layout. */
export const remoteRoute = (name: string, { routes }: Pick<Remote, 'routes'>): RouteObject => ({
  id: `remote:${name}`,
  HydrateFallback: PageSkeleton,
  ErrorBoundary: PageError,
  children: routes,
});

interface Options {
  /** The remote whose routes are in the table from the start. */
  present?: string | undefined;
  /** The remote of an address. */
  remoteAt: (pathname: string) => string | undefined;
  /** Parent route of the remotes' routes. */
  parentId: string;
  loadRemote: RemoteLoader['load'];
  language: () => Language;
  report: (error: unknown) => void;
}

/** Adds a remote's routes on the first visit to one of its addresses. Throws RemoteUnavailable, once reported. */
export const createRemoteRoutes = ({ present, remoteAt, parentId, loadRemote, language, report }: Options): PatchRoutes => {
  const patched = new Set<string>(present ? [present] : []);
  return async ({ path, patch, signal }) => {
    const name = remoteAt(path);
    if (!name || patched.has(name)) return;
    try {
      const remote = await loadRemote(name);
      await loadTexts(remote, language());
      if (signal.aborted || patched.has(name)) return;
      patched.add(name);
      patch(parentId, [remoteRoute(name, remote)]);
    } catch (cause) {
      const error = new RemoteUnavailable(name, cause);
      report(error);
      throw error;
    }
  };
};
