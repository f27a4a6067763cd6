import { localeOf } from '@plenary/contracts/terms';
import { setLanguage } from '@plenary/contracts/user.endpoints';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Call } from '@plenary/http/create-caller';
import { type Notice, type Platform, type PublicSettings, type Session, type SignInOptions, setCurrentPlatform } from '@plenary/platform';
import { loadTexts } from './i18n/remote-texts.ts';
import { callHeaders } from './monitoring/call-headers.ts';
import type { MenuEntry } from './page-data.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { fetchSession } from './session/fetch-session.ts';
import { widgetOwners } from './widget-owners.ts';

/** State of the shell: shared with the remotes (`platform`), or shown by its own parts. */
export interface ShellState {
  platform: Platform;
  notice: (Notice & { id: string }) | null;
  signIn: SignInOptions | null;
  /** Lines that remotes add to the menus. */
  menu: readonly MenuEntry[];
}

interface Options {
  settings: PublicSettings;
  session: Session;
  menu: readonly MenuEntry[];
  language: Language;
  call: Call;
  report: (error: unknown) => void;
  track: Platform['track'];
  newId: () => string;
  loadRemote: RemoteLoader['load'];
  /** Loads the texts of a language and switches the page to it. */
  switchTexts: (language: Language) => Promise<void>;
  /** A text of the shell in the language of the page. */
  translate: (key: 'layout.languageFailed') => string;
}

/** The shell's state outside React: loaders run before the first render. */
export const createShellStore = (options: Options) => {
  const { settings, session, menu, language, call, report, track, newId, loadRemote, switchTexts, translate } = options;
  const listeners = new Set<() => void>();
  const change = (part: Partial<ShellState>) => {
    state = { ...state, ...part };
    setCurrentPlatform(state.platform);
    for (const listener of listeners) listener();
  };
  const changePlatform = (part: Partial<Platform>) => change({ platform: { ...state.platform, ...part } });
  const notify = (message: Notice) => change({ notice: { ...message, id: newId() } });

  const turnTo = async (chosen: Language) => {
    try {
      await switchTexts(chosen);
    } catch (error) {
      report(error);
      return notify({ text: translate('layout.languageFailed') });
    }
    changePlatform({ language: chosen, locale: localeOf[chosen] });
    if (state.platform.session) await call(setLanguage, { body: { lang: chosen } }).catch(report);
  };
  let turning = Promise.resolve();

  const platform: Platform = {
    settings,
    session,
    language,
    locale: localeOf[language],
    track,
    report,
    callHeaders,
    hasAreaLinks: true,
    async refreshSession() {
      const fresh = await fetchSession(call);
      changePlatform({ session: fresh });
      return fresh;
    },
    setLanguage(chosen) {
      // Sequential: the last choice wins, in any order of loading.
      turning = turning.then(() => turnTo(chosen));
      return turning;
    },
    notify,
    openSignIn: (signIn) => change({ signIn }),
    async loadWidget(name) {
      const owner = widgetOwners[name];
      const remote = await loadRemote(owner);
      await loadTexts(remote, state.platform.language);
      const widget = remote.widgets?.[name];
      if (!widget) throw new Error(`${owner} has no ${name}`);
      return widget;
    },
  };
  let state: ShellState = { platform, notice: null, signIn: null, menu };
  setCurrentPlatform(platform);

  return {
    loadRemote,
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
