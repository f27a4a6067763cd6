/** The browser's storage; if it is blocked, one for the life of the page. */
export const pageStorage = (browser: Pick<Window, 'localStorage'>): Pick<Storage, 'getItem' | 'setItem'> => {
  try {
    browser.localStorage.getItem('');
    return browser.localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
};
