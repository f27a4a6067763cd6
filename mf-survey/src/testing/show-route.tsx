import type { Language } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { createFake, type Fake } from '@plenary/http/create-fake';
import { type Platform, PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { createMemoryRouter, isRouteErrorResponse, RouterProvider, useRouteError } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { routes } from '../routes.tsx';
import { answerSurvey, type FakeSurvey } from './answer-survey.ts';
import { fakeEventId } from './fake-steps.ts';
import { createTexts } from './texts.ts';

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', nl: 'nl-NL' };
const Nothing = () => null;

/** In the shell's place: says what reached the root. */
const Raised = () => {
  const error = useRouteError();
  return <p role="alert">{`raised ${isCallError(error) || isRouteErrorResponse(error) ? error.status : String(error)}`}</p>;
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
  /** What follows `/survey/{eventId}`. */
  path?: string;
  language?: Language;
  platform?: Partial<Platform>;
  overview?: Parameters<typeof answerSurvey>[1];
  /** Changes the survey before the page comes. */
  prepare?: (survey: FakeSurvey, fake: Fake) => void;
}

/** This remote's page at a path of the survey, with the service on a contract fake that keeps what is saved. */
export const showSurvey = async ({ path = '', language = 'fr', platform: given = {}, overview, prepare }: Options = {}) => {
  const fake = createFake();
  const survey = answerSurvey(fake, overview);
  prepare?.(survey, fake);
  globalThis.fetch = fake.fetch;
  const platform = createTestPlatform({ language, locale: locales[language], ...given });
  setCurrentPlatform(platform);
  const router = createMemoryRouter(
    [{ ErrorBoundary: Raised, HydrateFallback: Nothing, children: [...routes, { path: '*', element: <p>elsewhere</p> }] }],
    { initialEntries: [`/survey/${fakeEventId}${path}`] },
  );
  const shell: ShellHandle = { turnTo: () => {} };
  const view = render(
    <I18nextProvider i18n={createTexts(language)}>
      <Shell first={platform} handle={shell}>
        <RouterProvider router={router} />
      </Shell>
    </I18nextProvider>,
  );
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true));
  /** The session changes, as after a sign-in. */
  const turnTo = (part: Partial<Platform>) =>
    act(async () => {
      const changed = { ...platform, ...part };
      setCurrentPlatform(changed);
      shell.turnTo(changed);
    });
  const where = () => (router.state.location.pathname + router.state.location.search).replace(`/survey/${fakeEventId}`, '');
  const puts = () => fake.calls.filter(({ method }) => method === 'PUT');
  return { ...view, fake, survey, router, platform, turnTo, where, puts };
};

/** The page is there once it has its main heading. */
export const heading = (name?: string | RegExp) => screen.findByRole('heading', { level: 1, ...(name && { name }) });

/** Rules that need a layout, or the shell around the page, are judged in a browser. */
const notHere = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false }, region: { enabled: false } };

/** What axe finds on the whole page. */
export const faultsOnPage = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { rules: notHere });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Words as a test writes them: thin and unbreakable spaces are plain ones. */
export const plainText = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
