import { localeOf } from '@plenary/contracts/terms';
import type { User } from '@plenary/contracts/user.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { type Notice, type Platform, type Session, type SignInOptions, setCurrentPlatform } from './platform.tsx';
import { createTestPlatform } from './testing.tsx';

/** The state around a remote that runs alone. */
export interface StandaloneState {
  platform: Platform;
  notice: Notice | null;
  signIn: SignInOptions | null;
  /** Every call is refused, as when a service is away: what a form says then can be seen. */
  refusesCalls: boolean;
}

export interface StandaloneOptions {
  /** Users to choose from; the first one by default. */
  users: readonly [User, ...User[]];
  /** Changes the language of the remote's texts. */
  switchTexts: (language: Language) => Promise<unknown>;
  settings?: Partial<Platform['settings']>;
}

const storageKey = 'plenary-standalone';

/** A minimal shell; language and session survive a reload. */
export const createStandaloneStore = async (
  { users, switchTexts, settings }: StandaloneOptions,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
) => {
  const listeners = new Set<() => void>();
  const kept: { language: Language; userId: string | null } = JSON.parse(storage.getItem(storageKey) ?? '{"language":"fr","userId":null}');
  const change = (part: Partial<StandaloneState>) => {
    state = { ...state, ...part };
    setCurrentPlatform(state.platform);
    const { language, session } = state.platform;
    storage.setItem(storageKey, JSON.stringify({ language, userId: session?.id ?? null }));
    for (const listener of listeners) listener();
  };
  const setSession = (session: Session) => change({ platform: { ...state.platform, session } });

  const bare = createTestPlatform();
  const platform: Platform = {
    ...bare,
    settings: { ...bare.settings, ...settings },
    session: users.find(({ id }) => id === kept.userId) ?? null,
    language: kept.language,
    locale: localeOf[kept.language],
    async refreshSession() {
      const session = state.platform.session ?? users[0];
      setSession(session);
      return session;
    },
    async setLanguage(language) {
      await switchTexts(language);
      document.documentElement.lang = localeOf[language];
      change({ platform: { ...state.platform, language, locale: localeOf[language] } });
    },
    notify: (notice) => change({ notice }),
    openSignIn: (signIn) => change({ signIn }),
    loadWidget: (name) => Promise.reject(new Error(`${name} is a part of another remote`)),
  };
  let state: StandaloneState = { platform, notice: null, signIn: null, refusesCalls: false };
  await platform.setLanguage(kept.language);

  return {
    snapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setSession,
    refuseCalls: (refusesCalls: boolean) => change({ refusesCalls }),
    dismissNotice: () => change({ notice: null }),
    closeSignIn: () => change({ signIn: null }),
  };
};
export type StandaloneStore = Awaited<ReturnType<typeof createStandaloneStore>>;
