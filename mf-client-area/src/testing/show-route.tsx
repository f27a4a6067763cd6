import type { Language } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { createFake, type Fake } from '@plenary/http/create-fake';
import { type Platform, PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { createMemoryRouter, isRouteErrorResponse, RouterProvider, useRouteError } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { I18nextProvider } from 'react-i18next';
import { routes } from '../routes.tsx';
import { answerArea } from './answer-area.ts';
import { claire } from './claire.ts';
import { createTexts } from './texts.ts';

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', nl: 'nl-NL' };
const Nothing = () => null;

/** In the shell's place: says what reached the root. */
const Raised = () => {
  const error = useRouteError();
  return <p role="alert">{`raised ${isCallError(error) || isRouteErrorResponse(error) ? error.status : String(error)}`}</p>;
};

interface Options {
  address: string;
  language?: Language;
  platform?: Partial<Platform>;
  /** Changes the answers before the page comes. */
  prepare?: (fake: Fake) => void;
}

/** This remote's page at an address, with the service on a contract fake. */
export const showArea = async ({ address, language = 'fr', platform: given = {}, prepare }: Options) => {
  const fake = createFake();
  answerArea(fake);
  prepare?.(fake);
  globalThis.fetch = fake.fetch;
  const platform = createTestPlatform({ language, locale: locales[language], session: claire, ...given });
  setCurrentPlatform(platform);
  const router = createMemoryRouter(
    [{ ErrorBoundary: Raised, HydrateFallback: Nothing, children: [...routes, { path: '*', element: <p>elsewhere</p> }] }],
    { initialEntries: [address] },
  );
  const view = render(
    <I18nextProvider i18n={createTexts(language)}>
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </I18nextProvider>,
  );
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true));
  const where = () => router.state.location.pathname + router.state.location.search;
  return { ...view, fake, router, platform, where };
};

/** Rules that need a layout, or the shell around the page, are judged in a browser. */
const notHere = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false }, region: { enabled: false } };

/** What axe finds on the whole page. */
export const faultsOnPage = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { rules: notHere });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Words as a test writes them: thin and unbreakable spaces are plain ones. */
export const plainText = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
