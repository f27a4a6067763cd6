import { networkLimits, slugPattern } from '@plenary/contracts/network-terms';
import { useSyncExternalStore } from 'react';

const place = 'plenary-favourites';
/** A link with all of them stays short enough for the server to render its page. */
export const maxFavourites = 30;

/** The addresses of venues among any values, once each, at most as many as may be kept. */
export const slugsAmong = (values: readonly unknown[]): string[] => {
  const isSlug = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= networkLimits.slug && slugPattern.test(value);
  return [...new Set(values.filter(isSlug))].slice(0, maxFavourites);
};

/** What stands in the browser's storage; anything may: an older release, an extension or a person may have written it. */
const parse = (text: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? slugsAmong(value) : [];
  } catch {
    return [];
  }
};

/** Where a browser forbids its storage or has no room left, the venues are kept while the page lives. */
let kept: { text: string | null; slugs: readonly string[] } = { text: null, slugs: [] };
let isStored = true;
const listeners = new Set<() => void>();

const storedText = (): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    isStored = false;
    return null;
  }
};

/** The same array until something changes, as React asks of a store. */
const read = (): readonly string[] => {
  const text = storedText();
  if (isStored && text !== kept.text) kept = { text, slugs: parse(text) };
  return kept.slugs;
};

const write = (slugs: readonly string[]): void => {
  kept = { text: JSON.stringify(slugs), slugs };
  try {
    localStorage.setItem(place, kept.text ?? '');
    isStored = true;
  } catch {
    isStored = false;
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Another tab of this browser keeps a venue.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

const none: readonly string[] = [];

/** The venues that somebody keeps in this browser, the latest last; none on the server and while a rendered page is taken over. */
export const useKeptVenues = () => {
  const slugs = useSyncExternalStore(subscribe, read, () => none);
  return {
    slugs,
    /** False: as many are kept as may be. */
    hasRoom: slugs.length < maxFavourites,
    toggle: (slug: string) => write(slugs.includes(slug) ? slugs.filter((one) => one !== slug) : slugsAmong([...slugs, slug])),
    keep: (others: readonly string[]) => write(slugsAmong([...slugs, ...others])),
  };
};
