import { pageStorage } from './i18n/page-storage.ts';

type Page = Pick<Window, 'document' | 'localStorage'>;

/** What a visitor chose for this browser, whoever signs in: the sign-out clears the storage it is in. */
const names = ['plenary-language', 'session-recording', 'plenary-desk-keys'] as const;
const cookie = 'plenary-preferences';
/** Enough for the way to the next page. */
const keptSeconds = 60;

/** Puts the preferences aside in a cookie, which the sign-out does not clear. */
export const setPreferencesAside = (page: Page): void => {
  const storage = pageStorage(page);
  const chosen = names.flatMap((name) => {
    const value = storage.getItem(name);
    return value === null ? [] : [[name, value]];
  });
  page.document.cookie = `${cookie}=${new URLSearchParams(chosen)}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax`;
};

/** Takes up what was put aside before a sign-out. */
export const takeUpPreferences = (page: Page): void => {
  const kept = page.document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`));
  if (!kept) return;
  const storage = pageStorage(page);
  for (const [name, value] of new URLSearchParams(kept.slice(cookie.length + 1)))
    if (names.some((known) => known === name)) storage.setItem(name, value);
  page.document.cookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`;
};
