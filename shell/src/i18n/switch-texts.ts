import type { Language } from '@plenary/contracts/vocabulary';
import i18next from 'i18next';
import { loadedRemotes } from '../remotes/load-remote.ts';
import { keepLanguage, localeOf } from './language.ts';
import { pageStorage } from './page-storage.ts';
import { loadTexts } from './remote-texts.ts';

/** Turns the page to a language: texts of the remotes on it, `lang` of the document, and the choice for the next visit. */
export const switchTexts = async (language: Language): Promise<void> => {
  await Promise.all(loadedRemotes().map((remote) => loadTexts(remote, language)));
  await i18next.changeLanguage(language);
  keepLanguage(pageStorage(window), language);
  document.documentElement.lang = localeOf[language];
};
