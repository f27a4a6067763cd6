import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';

/** BCP 47 tags for `Intl`; the en locale is en-GB (spec/booking.md §1). */
const storageKey = 'plenary-language';

interface Choice {
  /** Languages of the deployment. */
  offered: readonly Language[];
  storage: Pick<Storage, 'getItem'>;
  /** The browser's languages, in order of preference. */
  preferred: readonly string[];
}

/** The stored language, else the first supported one of the browser's, else French (or the deployment's first). */
export const initialLanguage = ({ offered, storage, preferred }: Choice): Language => {
  const find = (tag: string | null) => offered.find((language) => tag?.toLowerCase().split('-')[0] === language);
  const wanted = [storage.getItem(storageKey), ...preferred].map(find).find((language) => language !== undefined);
  return wanted ?? find(fallbackLanguage) ?? offered[0] ?? fallbackLanguage;
};

export const keepLanguage = (storage: Pick<Storage, 'setItem'>, language: Language): void => storage.setItem(storageKey, language);
