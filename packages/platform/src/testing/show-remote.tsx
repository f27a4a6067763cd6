import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { act, render, waitFor } from '@testing-library/react';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { tellCaughtError, tellRouterError } from '../caught-error.ts';
import { type Platform, PlatformProvider, setCurrentPlatform } from '../platform.tsx';
import { createMemoryRouter, type RouteObject, RouterProvider, useRouteError } from '../router.ts';
import { createTestPlatform } from '../testing.tsx';

const Nothing = () => null;

/** Replaces the shell: shows the error that reached the root. */
const Raised = () => {
  const error = useRouteError();
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : error;
  return <p role="alert">{`raised ${String(status)}`}</p>;
};

interface ShellHandle {
  turnTo: (platform: Platform) => void;
}

const Shell = ({ first, handle, children }: { first: Platform; handle: ShellHandle; children: ReactNode }) => {
  const [platform, setPlatform] = useState(first);
  useEffect(() => {
    handle.turnTo = setPlatform;
  }, [handle]);
  return <PlatformProvider value={platform}>{children}</PlatformProvider>;
};

interface Options {
  routes: RouteObject[];
  address: string;
  /** State of the location, as set by a link. */
  state?: unknown;
  texts: (language: Language) => i18n;
  /** The fetch of a contract fake. */
  fetch: typeof globalThis.fetch;
  language?: Language;
  platform?: Partial<Platform>;
}

/** A remote's pages at an address, in a small host, once their data is loaded; an address outside the remote shows `elsewhere`. */
export const showRemote = async ({ routes, address, state, texts, fetch, language = 'fr', platform: given = {} }: Options) => {
  globalThis.fetch = fetch;
  const platform = createTestPlatform({ language, locale: localeOf[language], ...given });
  setCurrentPlatform(platform);
  const { pathname, search } = new URL(address, 'http://plenary');
  const router = createMemoryRouter(
    [{ ErrorBoundary: Raised, HydrateFallback: Nothing, children: [...routes, { path: '*', element: <p>elsewhere</p> }] }],
    { initialEntries: [{ pathname, search, state }] },
  );
  const shell: ShellHandle = { turnTo: () => {} };
  const view = render(
    <I18nextProvider i18n={texts(language)}>
      <Shell first={platform} handle={shell}>
        <RouterProvider router={router} onError={tellRouterError} />
      </Shell>
    </I18nextProvider>,
    { onCaughtError: tellCaughtError },
  );
  await waitFor(() => {
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
    // React renders it a moment later.
    expect(view.container.childElementCount).toBeGreaterThan(0);
  });
  /** Changes the platform: another session, another language. */
  const turnTo = (part: Partial<Platform>) =>
    act(async () => {
      const changed = { ...platform, ...part };
      setCurrentPlatform(changed);
      shell.turnTo(changed);
    });
  const where = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, platform, turnTo, where };
};
