import { fallbackLanguage, languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';

/** BCP 47 tags for `Intl`; the en locale is en-GB (spec/booking.md §1). */
export const localeOf: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', nl: 'nl-NL' };

const storageKey = 'plenary-language';

const supported = (tag: string | null): Language | undefined => languages.find((language) => tag?.toLowerCase().split('-')[0] === language);

/** The language chosen before, else the first of the browser's that is offered, else French. */
export const initialLanguage = ({ storage, preferred }: { storage: Pick<Storage, 'getItem'>; preferred: readonly string[] }): Language =>
  supported(storage.getItem(storageKey)) ?? preferred.map(supported).find((language) => language !== undefined) ?? fallbackLanguage;

export const keepLanguage = (storage: Pick<Storage, 'setItem'>, language: Language): void => storage.setItem(storageKey, language);
