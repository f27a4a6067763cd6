import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { newId } from '@plenary/http/new-id';
import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import { getInstance } from '@module-federation/enhanced/runtime';
import { createCaller } from '@plenary/http/create-caller';
import { currentPlatform } from '@plenary/platform';
import { tellCaughtError, tellRouterError } from '@plenary/platform/caught-error';
import { tidyDrafts } from '@plenary/platform/drafts';
import { RouterProvider } from '@plenary/platform/router';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { chosenLanguage, initialLanguage } from './i18n/language.ts';
import { pageStorage } from './i18n/page-storage.ts';
import { loadTexts } from './i18n/remote-texts.ts';
import { setUpTexts } from './i18n/set-up-texts.ts';
import { createSwitchTexts } from './i18n/switch-texts.ts';
import { keyHistoryEntry } from './key-history-entry.ts';
import { callHeaders } from './monitoring/call-headers.ts';
import { isInternal } from './monitoring/is-internal.ts';
import { recordWhileWanted } from './monitoring/recording-consent.ts';
import { createReport } from './monitoring/report.ts';
import { createCollector, createTrack } from './monitoring/track.ts';
import { createUncaughtErrors } from './monitoring/uncaught-errors.ts';
import { readPageData } from './page-data.ts';
import { takeUpPreferences } from './preferences.ts';
import { createAnnouncements } from './remotes/announcements.ts';
import { askAnnounced } from './remotes/ask-announced.ts';
import { clearOverride, readOverride, withOverride } from './remotes/overrides.ts';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import { withPaths } from './remotes/with-paths.ts';
import { hydratePage, startRendered } from './rendered/hydrate-page.tsx';
import { repeatPresses } from './rendered/kept-press.ts';
import { WhenAlive } from './rendered/when-alive.tsx';
import { createRouter } from './router.tsx';
import { ShellProvider } from './shell-provider.tsx';
import { createShellStore } from './shell-store.ts';
import { followSignOuts } from './sign-out-elsewhere.ts';
import { takeLinkTokens } from './take-link-tokens.ts';

/** Replaced by the build. */
declare const process: { env: { NODE_ENV?: string } };
const isDevelopment = process.env.NODE_ENV === 'development';
// The shell itself loads the development twin; a remote that is built for production (`npm run offer`) needs this one.
if (isDevelopment) void import('react/jsx-runtime');

/** Maximum wait for the first page before the layout is rendered around a skeleton. */
const skeletonPause = 100;

/** Maximum wait for a session that the gateway could not tell: a page that needs one would lead a signed-in user to sign in. */
const sessionPause = 3_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const currentLanguage = () => currentPlatform().language;

const start = async () => {
  takeLinkTokens(window);
  const { shell, remotes: told, settings, session, hasOverrides = false, rendered } = readPageData(document);
  const remotes = await withPaths(told);
  takeUpPreferences(window);
  followSignOuts(window);
  const storage = pageStorage(window);
  const override = readOverride({ search: location.search, storage, isAllowed: hasOverrides });
  const announcements = createAnnouncements({
    announced: withOverride(remotes, override),
    ask: async () => withOverride(await askAnnounced(), override),
  });
  const versionOf = (part: string) => (part === 'shell' ? shell : announcements.of(part)?.version);
  const send = (address: string, init: RequestInit) => fetch(address, init);
  const report = createReport({ send, headers: callHeaders, versionOf, isDevelopment });
  const uncaught = createUncaughtErrors(window, report);
  const wanted = { offered: settings.languages, storage, query: location.search, preferred: navigator.languages };
  const language = rendered?.language ?? initialLanguage(wanted);
  document.documentElement.lang = localeOf[language];
  const texts = setUpTexts(language);

  const federation = getInstance();
  if (!federation) throw new Error('the federation runtime is not up');
  const loader = createRemoteLoader({ federation, announcements, uncaught });
  const store = createShellStore({
    settings,
    session: session ?? null,
    menu: remotes.flatMap(({ menu }) => menu),
    language,
    call: createCaller({ origin: '', fetch: (...args) => fetch(...args), newId, headers: callHeaders }),
    report,
    track: createTrack(window, {
      isInternal: () => isInternal(currentPlatform()),
      collect: settings.trackingUrl ? createCollector(settings.trackingUrl, window) : undefined,
    }),
    newId,
    loadRemote: loader.load,
    switchTexts: createSwitchTexts({ loadedRemotes: loader.loaded, storage }),
    translate: (key) => i18next.t(key, { ns: 'shell' }),
  });
  if (session === undefined) await askForSession({ report, mayWait: !rendered });
  tidyDrafts(currentPlatform().session?.id ?? null);
  keyHistoryEntry(window.history, newId);
  const present = { name: announcements.at(location.pathname), loadRemote: loader.load, loadTexts };
  const first = rendered && !override ? await startRendered(rendered, present) : undefined;
  const router = createRouter({ rendered: first, remoteAt: announcements.at, loadRemote: loader.load, language: currentLanguage, report });
  if (settings.sessionRecording && !isDevelopment) {
    recordWhileWanted(window, { unlessRefused: settings.recordsUnlessRefused ?? false }, async () => {
      const { startRecording } = await import('./monitoring/record-session.ts');
      const onNavigation = (tell: () => void) => router.subscribe(({ navigation }) => navigation.state === 'idle' && tell());
      return startRecording({ page: window, send, headers: callHeaders, newId, now: Date.now, onNavigation });
    });
  }
  await Promise.race([firstPage(router), pause(skeletonPause)]);
  await texts;
  // Only on a developer's own machine: no other page waits for it.
  const Banner = override && (await import('./layout/override-banner.tsx')).OverrideBanner;
  const clear = () => {
    clearOverride(storage);
    location.assign(location.pathname);
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const page = (
    <ShellProvider store={store}>
      {override && Banner ? <Banner override={override} onClear={clear} /> : null}
      <RouterProvider router={router} onError={tellRouterError} />
      {rendered ? <WhenAlive onAlive={() => comeAlive(chosenLanguage(wanted))} /> : null}
    </ShellProvider>
  );
  if (first) return hydratePage(root, page, router, { onCaughtError: tellCaughtError, onRecoverableError: report });
  root.replaceChildren();
  createRoot(root, { onCaughtError: tellCaughtError }).render(page);
};

/** Where svc-identity did not answer the gateway the page is a visitor's until it does; one that came rendered is anybody's, and cannot wait. */
const askForSession = async ({ report, mayWait }: { report: (error: unknown) => void; mayWait: boolean }) => {
  const asked = currentPlatform().refreshSession().catch(report);
  if (mayWait) await Promise.race([asked, pause(sessionPause)]);
};

/** A page that came rendered answers from now on, in the language that its visitor chose in this browser. */
const comeAlive = (chosen: Language | null) => {
  performance.mark('alive');
  void repeatPresses(window);
  if (chosen && chosen !== currentPlatform().language) void currentPlatform().setLanguage(chosen);
  // It may come back from the browser's memory, after a sign-in on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) currentPlatform().refreshSession().catch(currentPlatform().report);
  });
};

/** The first page's remote and data are loaded, or have failed: nothing is rendered twice. */
const firstPage = (router: ReturnType<typeof createRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

void start();
