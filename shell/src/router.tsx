import type { Language } from '@plenary/contracts/vocabulary';
import { createBrowserRouter } from '@plenary/platform/router';
import { PageError } from './errors/page-error.tsx';
import { Layout } from './layout/layout.tsx';
import { LegalNoticesPage } from './pages/legal-notices-page.tsx';
import { loadPrivatePolicies, PrivatePolicyPage } from './pages/private-policy-page.tsx';
import { createRemoteRoutes } from './remotes/remote-routes.tsx';

const rootId = 'root';

/** The layout stays, whatever goes wrong in it. */
const LayoutWithError = () => (
  <Layout>
    <PageError />
  </Layout>
);
const Nothing = () => null;

/** Pages of the shell itself; those of a remote are added when one of its addresses is visited. */
export const createRouter = (options: { language: () => Language; report: (error: unknown) => void }) =>
  createBrowserRouter(
    [
      {
        id: rootId,
        Component: Layout,
        ErrorBoundary: LayoutWithError,
        HydrateFallback: Nothing,
        children: [
          { path: '/legal-notices', Component: LegalNoticesPage },
          { path: '/private-policy', loader: loadPrivatePolicies, Component: PrivatePolicyPage },
        ],
      },
    ],
    { patchRoutesOnNavigation: createRemoteRoutes({ parentId: rootId, ...options }) },
  );
