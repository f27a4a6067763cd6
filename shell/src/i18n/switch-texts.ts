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
 * Turns the page to a language: texts of the shell and of the remotes on it, `lang` of the document, and the choice for the next visit. Throws
 * where texts can't be had; the page then stays as it is.
 */
export const createSwitchTexts = ({ loadedRemotes, storage }: Options) => {
  // Again, because a remote may have come onto the page while the texts of the others were on their way.
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
