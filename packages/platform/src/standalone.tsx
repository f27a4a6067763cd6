import type { Problem } from '@plenary/contracts/problem';
import { createContext, type ReactElement, type ReactNode, use, useSyncExternalStore } from 'react';
import { PlatformProvider, type Remote } from './platform.tsx';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from './router.ts';
import { type Screen, StandaloneBar } from './standalone-bar.tsx';
import { StandaloneMessages } from './standalone-messages.tsx';
import { createStandaloneStore, type StandaloneOptions, type StandaloneStore } from './standalone-store.ts';

interface Host extends StandaloneOptions {
  name: string;
  remote: Pick<Remote, 'routes' | 'widgets'>;
  /** The fetch of a contract fake, for the page's calls. */
  fetch: typeof globalThis.fetch;
  /** Screens of the remote, each one step away. */
  screens: readonly Screen[];
}

const HostContext = createContext<(Host & { store: StandaloneStore }) | null>(null);

/** The page of a remote that runs alone, without shell, gateway or service (`npm run dev -- mf-booking`). */
export const standalonePage = async (host: Host): Promise<ReactElement> => {
  const store = await createStandaloneStore(host, sessionStorage);
  answerCalls(host.fetch, store);
  return <Page host={{ ...host, store }} router={createRouter(host.remote.routes)} />;
};

/** Calls go to the fake, files to the server. A caller treats an error of the fake as a network failure, so it is logged. */
const answerCalls = (fetch: typeof globalThis.fetch, { snapshot }: StandaloneStore): void => {
  const fetchFile = window.fetch.bind(window);
  const isCall = (address: Parameters<typeof fetch>[0]) =>
    new URL(address instanceof Request ? address.url : address, location.href).pathname.startsWith('/api/');
  window.fetch = async (...args) => {
    if (!isCall(args[0])) return fetchFile(...args);
    if (snapshot().refusesCalls) return unavailable();
    return fetch(...args).catch((fault: unknown) => {
      if (!args[1]?.signal?.aborted) reportError(fault);
      throw fault;
    });
  };
};

const unavailable = (): Response => {
  const code = 'service-unavailable';
  const problem: Problem = { type: `/problems/${code}`, title: code, status: 503, code, requestId: 'stand-alone' };
  return Response.json(problem, { status: 503, headers: { 'content-type': 'application/problem+json' } });
};

const createRouter = (routes: RouteObject[]) =>
  createBrowserRouter([
    {
      Component: Frame,
      ErrorBoundary: FrameWithError,
      HydrateFallback: Nothing,
      children: [...routes, { path: '*', Component: Elsewhere }],
    },
  ]);

const Page = ({ host, router }: { host: Host & { store: StandaloneStore }; router: ReturnType<typeof createRouter> }) => {
  const { platform } = useSyncExternalStore(host.store.subscribe, host.store.snapshot);
  return (
    <HostContext value={host}>
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </HostContext>
  );
};

const Frame = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const host = use(HostContext);
  if (!host) return null;
  const { name, screens, users, store, remote } = host;
  return (
    <>
      <StandaloneBar name={name} screens={screens} users={users} store={store} />
      <main id="content">{children}</main>
      <StandaloneMessages store={store} user={users[0]} authDialog={remote.widgets?.authDialog} />
      <ScrollRestoration />
    </>
  );
};

const FrameWithError = () => {
  const error = useRouteError();
  return (
    <Frame>
      <h1>The page raised an error</h1>
      <pre>{isRouteErrorResponse(error) ? `status ${error.status}` : error instanceof Error ? error.stack : String(error)}</pre>
    </Frame>
  );
};

const Nothing = () => null;

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return (
    <p>
      {pathname}
      {search} is a page of another remote. <Link to="/">Home</Link>
    </p>
  );
};
