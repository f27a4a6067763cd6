import { createBrowserRouter, type RouteObject } from '@plenary/platform/router';
import { lazyPage } from '@plenary/ui/lazy-page';
import { PageError } from './errors/page-error.tsx';
import { Layout } from './layout/layout.tsx';
import { PageSkeleton } from './loading/page-skeleton.tsx';
import { LegalNoticesPage } from './pages/legal-notices-page.tsx';
import { createRemoteRoutes } from './remotes/remote-routes.tsx';

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
      { path: '/private-policy', loader: privatePolicy.while(noData), Component: privatePolicy.Component, HydrateFallback: PageSkeleton },
      { path: '*', loader: notFound, element: null, HydrateFallback: PageSkeleton, ErrorBoundary: PageError },
    ],
  },
];

/** The shell's pages; those of a remote are added on the first visit to one of its addresses. */
export const createRouter = (options: Omit<Parameters<typeof createRemoteRoutes>[0], 'parentId'>) =>
  createBrowserRouter(shellRoutes, { patchRoutesOnNavigation: createRemoteRoutes({ parentId: rootId, ...options }) });
