import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { createFake } from '@plenary/http/create-fake';
import { type Platform, PlatformProvider, type PublicSettings, type Session, setCurrentPlatform } from '@plenary/platform';
import { createMemoryRouter, isRouteErrorResponse, Outlet, RouterProvider, useLocation, useRouteError } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { routes, widgets } from '../remote.tsx';
import { lea } from './screens.ts';
import { createTexts } from './texts.ts';

let faults: Error[] = [];
// A caller treats an unexpected call as a network failure: the test would go on.
afterEach(() => expect(faults).toEqual([]));

const Dialog = widgets?.authDialog ?? (() => null);
const SuccessDialog = widgets?.signupSuccess ?? (() => null);

/** A page of another remote: its address can be read, and the shell's connect button opens the dialog over it. */
const OtherPage = () => {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [ending, setEnding] = useState('');
  const end = (how: string) => {
    setOpen(false);
    setEnding(how);
  };
  return (
    <>
      <h1>other page</h1>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="ending">{ending}</p>
      <button type="button" onClick={() => setOpen(true)}>
        connect
      </button>
      {new URLSearchParams(search).has('dialog') && ending === '' && <SuccessDialog onClose={() => end('closed')} />}
      {isOpen && <Dialog from={pathname + search} onClose={() => end('closed')} onDone={() => end('done')} />}
    </>
  );
};

const Layout = () => (
  <main>
    <Outlet />
  </main>
);

const Nothing = () => null;

const partsOf = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://book.example');
  return { pathname, search, hash };
};

const ErrorPage = () => {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `status ${error.status}` : String(error)}</h1>;
};

interface Options {
  language?: Language;
  refreshSession?: () => Promise<Session>;
  /** The session when the page opens. */
  session?: Session;
  settings?: Partial<PublicSettings>;
  /** State of its history entry. */
  state?: unknown;
}

/** Shows an address with the real routes of this remote, over a fake of the contract. */
export const renderAuth = (
  address: string,
  { language = 'fr', refreshSession = async () => lea, session = null, settings, state }: Options = {},
) => {
  const fake = createFake();
  faults = fake.faults;
  const wire = jest.spyOn(globalThis, 'fetch').mockImplementation(fake.fetch);
  const locale = localeOf[language];
  const refresh = jest.fn(refreshSession);
  const { settings: usual } = createTestPlatform();
  const platform = createTestPlatform({ language, locale, session, settings: { ...usual, ...settings }, refreshSession: refresh });
  setCurrentPlatform(platform);
  document.documentElement.lang = locale;
  document.title = 'Comet';
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        ErrorBoundary: ErrorPage,
        HydrateFallback: Nothing,
        children: [...routes, { path: '*', Component: OtherPage }],
      },
    ],
    { initialEntries: [{ ...partsOf(address), state }] },
  );
  const texts = createTexts(language);
  const page = (given: Platform) => (
    <I18nextProvider i18n={texts}>
      <PlatformProvider value={given}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </I18nextProvider>
  );
  const view = render(page(platform));
  /** The shell learns of a session. */
  const learn = (late: Session) => {
    const given = { ...platform, session: late };
    setCurrentPlatform(given);
    act(() => view.rerender(page(given)));
  };
  /** The service's answer to the next call of any kind. */
  const answerOnce = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    wire.mockResolvedValueOnce(Response.json(body, { status, headers }));
  return { ...fake, ...view, answerOnce, learn, platform, refresh, router, user: userEvent.setup() };
};
