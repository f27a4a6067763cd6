import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import { currentPlatform } from '@plenary/platform';
import { RouterProvider } from '@plenary/platform/router';
import { createRoot } from 'react-dom/client';
import { initialLanguage, localeOf } from './i18n/language.ts';
import { setUpTexts } from './i18n/set-up-texts.ts';
import { readPageData } from './page-data.ts';
import { call, report, ShellPlatform } from './platform-provider.tsx';
import { registerRemotes } from './remotes/load-remote.ts';
import { createRouter } from './router.tsx';
import { fetchSession } from './session/fetch-session.ts';

const start = async () => {
  const { remotes, settings, session } = readPageData(document);
  const language = initialLanguage({ storage: localStorage, preferred: navigator.languages });
  document.documentElement.lang = localeOf[language];
  setUpTexts(language);
  registerRemotes(remotes);
  const initialSession = session === undefined ? await fetchSession(call).catch(() => null) : session;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const router = createRouter({ language: () => currentPlatform().language, report });
  createRoot(root).render(
    <ShellPlatform settings={settings} initialSession={initialSession} initialLanguage={language}>
      <RouterProvider router={router} />
    </ShellPlatform>,
  );
};

void start();
