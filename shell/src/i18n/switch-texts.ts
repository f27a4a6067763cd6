import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import i18next from 'i18next';
import { keepLanguage } from './language.ts';
import { hasTexts, loadTexts } from './remote-texts.ts';
import { shellTexts } from './set-up-texts.ts';

interface Options {
  loadedRemotes: () => Remote[];
  storage: Pick<Storage, 'setItem'>;
}

/**
 * Switches the page to a language: texts of the shell and of the remotes on it, `lang` of the document, and the stored choice. Throws
 * if texts fail to load; the page then stays unchanged.
 */
export const createSwitchTexts = ({ loadedRemotes, storage }: Options) => {
  // Repeated, because a remote may be added while the texts of the others are loading.
  const bringTexts = async (language: Language): Promise<void> => {
    const lacking = [shellTexts, ...loadedRemotes()].filter((speaker) => !hasTexts(speaker, language));
    if (lacking.length === 0) return;
    await Promise.all(lacking.map((speaker) => loadTexts(speaker, language)));
    await bringTexts(language);
  };
  return async (language: Language): Promise<void> => {
    await bringTexts(language);
    await i18next.changeLanguage(language);
    keepLanguage(storage, language);
    document.documentElement.lang = localeOf[language];
  };
};
