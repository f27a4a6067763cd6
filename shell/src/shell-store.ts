import type { setLanguage } from '@plenary/contracts/identity';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Call } from '@plenary/http/create-caller';
import { refer } from '@plenary/http/refer';
import { type Notice, type Platform, type PublicSettings, type Session, type SignInOptions, setCurrentPlatform } from '@plenary/platform';
import { localeOf } from './i18n/language.ts';
import { callHeaders } from './monitoring/call-headers.ts';
import { track } from './monitoring/track.ts';
import { fetchSession } from './session/fetch-session.ts';

/** What the shell holds: shared with the remotes (`platform`), or shown by its own parts. */
export interface ShellState {
  platform: Platform;
  notice: (Notice & { id: string }) | null;
  signIn: SignInOptions | null;
}

interface Options {
  settings: PublicSettings;
  session: Session;
  language: Language;
  call: Call;
  report: (error: unknown) => void;
  newId: () => string;
  /** Brings the texts of a language and turns the page to it. */
  switchTexts: (language: Language) => Promise<void>;
}

/** The shell's state outside React: loaders run before anything is drawn. */
export const createShellStore = ({ settings, session, language, call, report, newId, switchTexts }: Options) => {
  const listeners = new Set<() => void>();
  const change = (part: Partial<ShellState>) => {
    state = { ...state, ...part };
    setCurrentPlatform(state.platform);
    for (const listener of listeners) listener();
  };
  const changePlatform = (part: Partial<Platform>) => change({ platform: { ...state.platform, ...part } });

  const platform: Platform = {
    settings,
    session,
    language,
    locale: localeOf[language],
    track,
    report,
    callHeaders,
    async refreshSession() {
      const fresh = await fetchSession(call);
      changePlatform({ session: fresh });
      return fresh;
    },
    async setLanguage(chosen) {
      await switchTexts(chosen);
      changePlatform({ language: chosen, locale: localeOf[chosen] });
      if (state.platform.session) await call(refer<typeof setLanguage>('PATCH', '/api/me'), { body: { lang: chosen } }).catch(report);
    },
    notify: (message) => change({ notice: { ...message, id: newId() } }),
    openSignIn: (signIn) => change({ signIn }),
  };
  let state: ShellState = { platform, notice: null, signIn: null };
  setCurrentPlatform(platform);

  return {
    snapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismissNotice: () => change({ notice: null }),
    closeSignIn: () => change({ signIn: null }),
  };
};
export type ShellStore = ReturnType<typeof createShellStore>;
