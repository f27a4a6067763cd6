import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';

/** BCP 47 tags for `Intl`; the en locale is en-GB (spec/booking.md §1). */
const storageKey = 'plenary-language';

interface Choice {
  /** Languages of the deployment. */
  offered: readonly Language[];
  storage: Pick<Storage, 'getItem'>;
  /** Query of the address: `lng` asks for a language. */
  query?: string;
  /** The browser's languages, in order of preference. */
  preferred: readonly string[];
}

/** The language that the visitor chose; null: none that is offered. */
export const chosenLanguage = ({ offered, storage }: Pick<Choice, 'offered' | 'storage'>): Language | null =>
  offered.find((language) => storage.getItem(storageKey) === language) ?? null;

/** The stored language, else that of the address, else the first supported one of the browser's, else French (or the deployment's first). */
export const initialLanguage = ({ offered, storage, query = '', preferred }: Choice): Language => {
  const find = (tag: string | null) => offered.find((language) => tag?.toLowerCase().split('-')[0] === language);
  const wanted = [storage.getItem(storageKey), new URLSearchParams(query).get('lng'), ...preferred]
    .map(find)
    .find((language) => language !== undefined);
  return wanted ?? find(fallbackLanguage) ?? offered[0] ?? fallbackLanguage;
};

/** Keeps the choice, for this browser and in a cookie for the pages that the gateway renders. */
export const keepLanguage = (storage: Pick<Storage, 'setItem'>, language: Language): void => {
  storage.setItem(storageKey, language);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way.
  document.cookie = `${storageKey}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
};
