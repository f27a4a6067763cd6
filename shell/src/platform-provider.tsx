import { setLanguage as setUserLanguage } from '@plenary/contracts/identity';
import type { Language } from '@plenary/contracts/vocabulary';
import { createCaller } from '@plenary/http/create-caller';
import { type Notice, type Platform, PlatformProvider, type Session, type SignInOptions, setCurrentPlatform } from '@plenary/platform';
import i18next from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import { keepLanguage, localeOf } from './i18n/language.ts';
import { loadTexts } from './i18n/remote-texts.ts';
import { callHeaders } from './monitoring/call-headers.ts';
import { createReport } from './monitoring/report.ts';
import { track } from './monitoring/track.ts';
import type { PageData } from './page-data.ts';
import { loadedRemotes } from './remotes/load-remote.ts';
import { fetchSession } from './session/fetch-session.ts';
import { ShellStateContext } from './shell-state.ts';

export const call = createCaller({
  origin: '',
  fetch: (...args) => fetch(...args),
  newId: () => crypto.randomUUID(),
  headers: callHeaders,
});
export const report = createReport({ send: (address, init) => fetch(address, init), headers: callHeaders });

interface Props {
  settings: PageData['settings'];
  initialSession: Session;
  initialLanguage: Language;
  children: ReactNode;
}

/** Holds what the shell shares with the remotes: session, language, notices, the sign-in dialog. */
export const ShellPlatform = ({ settings, initialSession, initialLanguage, children }: Props) => {
  const [session, setSession] = useState(initialSession);
  const [language, setLanguage] = useState(initialLanguage);
  const [notice, setNotice] = useState<(Notice & { id: string }) | null>(null);
  const [signIn, setSignIn] = useState<SignInOptions | null>(null);

  const platform = useMemo<Platform>(
    () => ({
      settings,
      session,
      language,
      locale: localeOf[language],
      track,
      report,
      callHeaders,
      async refreshSession() {
        const fresh = await fetchSession(call);
        setCurrentPlatform({ ...platform, session: fresh });
        setSession(fresh);
        return fresh;
      },
      async setLanguage(chosen) {
        await Promise.all(loadedRemotes().map((remote) => loadTexts(remote, chosen)));
        await i18next.changeLanguage(chosen);
        keepLanguage(localStorage, chosen);
        document.documentElement.lang = localeOf[chosen];
        setLanguage(chosen);
        if (session) await call(setUserLanguage, { body: { lang: chosen } }).catch(report);
      },
      notify: (message) => setNotice({ ...message, id: crypto.randomUUID() }),
      openSignIn: setSignIn,
    }),
    [settings, session, language],
  );
  setCurrentPlatform(platform);
  const state = useMemo(
    () => ({ notice, dismissNotice: () => setNotice(null), signIn, closeSignIn: () => setSignIn(null) }),
    [notice, signIn],
  );

  return (
    <PlatformProvider value={platform}>
      <ShellStateContext value={state}>{children}</ShellStateContext>
    </PlatformProvider>
  );
};
