import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import { createCaller } from '@plenary/http/create-caller';
import { currentPlatform, type Session } from '@plenary/platform';
import { RouterProvider } from '@plenary/platform/router';
import { createRoot } from 'react-dom/client';
import { initialLanguage, localeOf } from './i18n/language.ts';
import { pageStorage } from './i18n/page-storage.ts';
import { setUpTexts } from './i18n/set-up-texts.ts';
import { switchTexts } from './i18n/switch-texts.ts';
import { BootFrame } from './layout/boot-frame.tsx';
import { callHeaders } from './monitoring/call-headers.ts';
import { createReport } from './monitoring/report.ts';
import { readPageData } from './page-data.ts';
import { registerRemotes } from './remotes/load-remote.ts';
import { createRouter } from './router.tsx';
import { fetchSession } from './session/fetch-session.ts';
import { ShellProvider } from './shell-provider.tsx';
import { createShellStore } from './shell-store.ts';

const start = async () => {
  const { remotes, settings, session: inlineSession } = readPageData(document);
  const language = initialLanguage({ offered: settings.languages, storage: pageStorage(window), preferred: navigator.languages });
  document.documentElement.lang = localeOf[language];
  setUpTexts(language);
  registerRemotes(remotes);

  const newId = () => crypto.randomUUID();
  const call = createCaller({ origin: '', fetch: (...args) => fetch(...args), newId, headers: callHeaders });
  const report = createReport({ send: (address, init) => fetch(address, init), headers: callHeaders });
  const session = inlineSession === undefined ? await sessionOrVisitor(fetchSession(call), report) : inlineSession;
  const store = createShellStore({ settings, session, language, call, report, newId, switchTexts });
  const router = createRouter({ language: () => currentPlatform().language, report });
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no root');
  const root = createRoot(element);
  // A remote that hangs must not leave the page blank until its time is over.
  const frame = setTimeout(() => root.render(<BootFrame brandName={settings.brandName} />), framePause);
  await ready(router);
  clearTimeout(frame);
  root.render(
    <ShellProvider store={store}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
};

const framePause = 300;

/** Where svc-identity is away the page is a visitor's, and the failure is reported: the pages without a session go on. */
const sessionOrVisitor = (asked: Promise<Session>, report: (error: unknown) => void): Promise<Session> =>
  asked.catch((error: unknown) => {
    report(error);
    return null;
  });

/** The first page's remote and data are there, or have failed: nothing is drawn twice. */
const ready = (router: ReturnType<typeof createRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

void start();
