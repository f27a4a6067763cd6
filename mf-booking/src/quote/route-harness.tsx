import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import type { Fake } from '@plenary/http/create-fake';
import { type Platform, PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { tellCaughtError, tellRouterError } from '@plenary/platform/caught-error';
import { createMemoryRouter, RouterProvider, useRouteError } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, render } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { routes } from '../routes.tsx';
import { createListTexts } from '../testing/texts.ts';

const Nothing = () => null;

/** Replaces the shell: shows the error that reached the root. */
const Raised = () => {
  const error = useRouteError();
  return <p role="alert">{`raised ${error instanceof CallError ? error.status : String(error)}`}</p>;
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
  address: string;
  /** State of the address, as a link gives it. */
  state?: unknown;
  fake: Fake;
  language?: Language;
  platform?: Partial<Platform>;
}

/** This remote's pages at an address, with the service on a contract fake. */
export const showRoute = ({ address, state, fake, language = 'fr', platform: given = {} }: Options) => {
  globalThis.fetch = fake.fetch;
  const platform = createTestPlatform({ language, locale: localeOf[language], ...given });
  setCurrentPlatform(platform);
  const texts = createListTexts(language);
  const initialEntries = [{ ...addressParts(address), state }];
  const router = createMemoryRouter([{ ErrorBoundary: Raised, HydrateFallback: Nothing, children: routes }], { initialEntries });
  const shell: ShellHandle = { turnTo: () => {} };
  const view = render(
    <I18nextProvider i18n={texts}>
      <Shell first={platform} handle={shell}>
        <RouterProvider router={router} onError={tellRouterError} />
      </Shell>
    </I18nextProvider>,
    { onCaughtError: tellCaughtError },
  );
  /** The language switch of the shell. */
  const speak = (chosen: Language) =>
    act(async () => {
      await texts.changeLanguage(chosen);
      const changed = { ...platform, language: chosen, locale: localeOf[chosen] };
      setCurrentPlatform(changed);
      shell.turnTo(changed);
    });
  return { ...view, router, platform, speak, calls: fake.calls };
};

const addressParts = (address: string) => {
  const { pathname, search } = new URL(address, 'http://plenary');
  return { pathname, search };
};

/** Words as a test writes them: thin and unbreakable spaces are plain ones. */
export const plainText = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
