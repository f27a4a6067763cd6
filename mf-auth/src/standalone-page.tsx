import { languages } from '@plenary/contracts/terms';
import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import type { Language } from '@plenary/contracts/vocabulary';
import { createFake } from '@plenary/http/create-fake';
import { type Notice, PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { Button } from '@plenary/ui/button';
import { Snackbar } from '@plenary/ui/snackbar';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { authenticationActions, passwordPages, paths } from './paths.ts';
import { routes, widgets } from './remote.tsx';
import { answerIdentity, email } from './testing/answers.ts';
import { createTexts } from './testing/texts.ts';

const AuthDialog = widgets?.authDialog ?? (() => null);
const pages = [
  ...authenticationActions.map((action) => `${paths.authentication(action)}?email=${email}`),
  paths.forgotPassword(),
  ...Object.values(passwordPages).flatMap((page) => [`${page}?token=live`, `${page}?token=expired`, `${page}?token=used`]),
  '/authentication/activate?token=live',
];

/** Every page of this remote, and the dialog over a page. */
const Index = () => {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <h1>mf-auth</h1>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link to={page}>{page}</Link>
          </li>
        ))}
      </ul>
      {isOpen && <AuthDialog from={pathname + search} onClose={close} onDone={close} />}
    </>
  );
};

const router = createBrowserRouter([{ Component: Outlet, children: [...routes, { path: '*', Component: Index }] }]);

/** The least of a shell: languages, notices, and a service faked from the contract. */
const Host = () => {
  const [language, setLanguage] = useState<Language>('fr');
  const [notice, setNotice] = useState<(Notice & { id: string }) | null>(null);
  const texts = useMemo(() => createTexts(language), [language]);
  const platform = useMemo(() => {
    const notify = (message: Notice) => setNotice({ ...message, id: crypto.randomUUID() });
    return createTestPlatform({ language, locale: { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', nl: 'nl-NL' }[language], notify });
  }, [language]);
  setCurrentPlatform(platform);
  return (
    <I18nextProvider i18n={texts}>
      <PlatformProvider value={platform}>
        <nav>
          {languages.map((each) => (
            <Button key={each} variant="quiet" size="small" onClick={() => setLanguage(each)}>
              {each}
            </Button>
          ))}
        </nav>
        <main>
          <RouterProvider router={router} />
        </main>
        <Snackbar message={notice} onDismiss={() => setNotice(null)} closeLabel="×" />
      </PlatformProvider>
    </I18nextProvider>
  );
};

const fake = createFake();
answerIdentity(fake);
const fromNetwork = window.fetch;
window.fetch = (input, init) => (String(input).startsWith('/api/') ? fake.fetch(input, init) : fromNetwork(input, init));
createRoot(document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))).render(<Host />);
