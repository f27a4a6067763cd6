import type { Call } from '@plenary/http/create-caller';
import { newId } from '@plenary/http/new-id';
import { currentPlatform, type PublicSettings, type Remote, type Session } from '@plenary/platform';
import { RouterProvider } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { setUpTexts } from '../i18n/set-up-texts.ts';
import { createSwitchTexts } from '../i18n/switch-texts.ts';
import { createReport } from '../monitoring/report.ts';
import type { MenuEntry } from '../page-data.ts';
import { createAnnouncements } from '../remotes/announcements.ts';
import { createRouter } from '../router.tsx';
import { ShellProvider } from '../shell-provider.tsx';
import { createShellStore } from '../shell-store.ts';
import { takeLinkTokens } from '../take-link-tokens.ts';
import { announcedRemote } from './announced-remote.ts';

interface Options {
  /** Loads a remote; one that is not given is unavailable. */
  remotes?: Partial<Record<keyof typeof paths, () => Promise<Remote>>>;
  session?: Session;
  /** The server's answer for the session. */
  sessionAtServer?: () => Promise<Session>;
  settings?: Partial<PublicSettings>;
  menu?: readonly MenuEntry[];
}

/** Where remotes have their pages. */
const paths = {
  'mf-auth': ['/authentication', '/auth', '/reset-password', '/check-email'],
  'mf-booking': ['/', '/venues', '/quotes'],
  'mf-client-area': ['/profile'],
  'mf-staff': ['/staff'],
  'mf-survey': ['/survey'],
};
const announcements = createAnnouncements({
  announced: Object.entries(paths).map(([name, own]) => ({ ...announcedRemote(name), paths: own })),
  ask: async () => [],
});

beforeAll(() => setUpTexts('fr'));
// jsdom has no layout, so nothing to scroll.
window.scrollTo = () => {};

let shown: { dispose: () => void } | undefined;
afterEach(() => shown?.dispose());

/** Renders an address in the whole shell, in French, with the given remotes. */
export const showShell = async (address: string, { remotes = {}, session = null, sessionAtServer, settings, menu = [] }: Options = {}) => {
  shown?.dispose();
  window.history.replaceState(null, '', address);
  takeLinkTokens(window);
  await act(() => i18next.changeLanguage('fr'));
  const send = jest.fn(async (_address: string, _init: RequestInit) => ({ ok: true }));
  const report = createReport({ send, headers: () => ({}), versionOf: () => undefined });
  const track = jest.fn();
  const loaded: Remote[] = [];
  const loadRemote = jest.fn(async (name: string) => {
    const bring = remotes[name as keyof typeof paths];
    if (!bring) throw new Error(`${name} is away`);
    const remote = await bring();
    if (!loaded.includes(remote)) loaded.push(remote);
    return remote;
  });
  const call = jest.fn(async ({ method }: { method: string }) => (method === 'GET' ? ((await sessionAtServer?.()) ?? null) : undefined));
  const kept = new Map<string, string>();
  const store = createShellStore({
    settings: { ...createTestPlatform().settings, ...settings },
    session,
    menu,
    language: 'fr',
    call: call as unknown as Call,
    report,
    track,
    newId,
    loadRemote,
    switchTexts: createSwitchTexts({ loadedRemotes: () => loaded, storage: { setItem: (key, value) => void kept.set(key, value) } }),
    translate: (key) => i18next.t(key, { ns: 'shell' }),
  });
  const router = createRouter({
    remoteAt: announcements.at,
    loadRemote,
    language: () => currentPlatform().language,
    report,
  });
  shown = router;
  const view = render(
    <ShellProvider store={store}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    store,
    router,
    /** Reports to monitoring. */
    reports: (): string[] => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)).message),
    track,
    call,
    loadRemote,
    /** Address in the browser's bar. */
    address: () => window.location.pathname + window.location.search + window.location.hash,
    keptLanguage: () => [...kept.values()].at(-1),
  };
};
