import type { Remote } from '@plenary/platform';
import { createBrowserRouter, type RouteObject } from '@plenary/platform/router';
import { lazyPage } from '@plenary/ui/lazy-page';
import { PageError } from './errors/page-error.tsx';
import { Layout } from './layout/layout.tsx';
import { PageSkeleton } from './loading/page-skeleton.tsx';
import { LegalNoticesPage } from './pages/legal-notices-page.tsx';
import { createRemoteRoutes, remoteRoute } from './remotes/remote-routes.tsx';

const rootId = 'root';

/** The layout stays on every error in it. */
const LayoutWithError = () => (
  <Layout>
    <PageError />
  </Layout>
);

const privatePolicy = lazyPage(() => import('./pages/private-policy-page.tsx').then(({ PrivatePolicyPage }) => PrivatePolicyPage));
const noData = async () => null;

const notFound = () => {
  throw new Response(null, { status: 404 });
};

/**
 * Pages of the shell itself. Every other address belongs to the last route until a remote has added its own: meanwhile
 * the layout is around a skeleton, and an address that no remote knows is not found.
 */
const shellRoutes: RouteObject[] = [
  {
    id: rootId,
    Component: Layout,
    ErrorBoundary: LayoutWithError,
    children: [
      { path: '/legal-notices', Component: LegalNoticesPage },
      {
        path: '/private-policy',
        loader: privatePolicy.while(noData),
        Component: privatePolicy.Component,
        HydrateFallback: PageSkeleton,
        handle: { come: privatePolicy.come },
      },
      { path: '*', loader: notFound, element: null, HydrateFallback: PageSkeleton, ErrorBoundary: PageError },
    ],
  },
];

/** A remote that is on the page from the start. */
export interface PresentRemote {
  name: string;
  remote: Pick<Remote, 'routes'>;
}

/** The table with a remote in it, the same on the server and in the browser: the ids of routes follow from their places. */
export const routesWith = (present?: PresentRemote): RouteObject[] => {
  const [root, ...others] = shellRoutes;
  if (!present || !root) return shellRoutes;
  return [{ ...root, children: [...(root.children ?? []), remoteRoute(present.name, present.remote)] } as RouteObject, ...others];
};

interface Options extends Omit<Parameters<typeof createRemoteRoutes>[0], 'parentId' | 'present'> {
  /** The page came rendered. */
  rendered?: { present: PresentRemote | undefined; loaderData: Record<string, unknown> } | undefined;
}

/** The shell's pages; those of a remote are added on the first visit to one of its addresses. */
export const createRouter = ({ rendered, ...options }: Options) =>
  createBrowserRouter(routesWith(rendered?.present), {
    patchRoutesOnNavigation: createRemoteRoutes({ parentId: rootId, present: rendered?.present?.name, ...options }),
    ...(rendered && { hydrationData: { loaderData: rendered.loaderData } }),
  });
