import { fallbackLanguage, languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { frenchSigns } from './french-signs.ts';
import { loadTexts, type Speaker } from './remote-texts.ts';

/** The shell's own texts, one file per language. */
export const shellTexts: Speaker = {
  namespace: 'shell',
  texts: {
    fr: () => import('../locales/fr.json'),
    en: () => import('../locales/en.json'),
    es: () => import('../locales/es.json'),
    nl: () => import('../locales/nl.json'),
  },
};

/** Starts i18next, synchronously, and loads the shell's own texts; remotes add theirs under their namespace. */
export const setUpTexts = (language: Language): Promise<void> => {
  void i18next
    .use(initReactI18next)
    .use(frenchSigns)
    .init({
      lng: language,
      fallbackLng: fallbackLanguage,
      supportedLngs: [...languages],
      ns: ['shell'],
      defaultNS: 'shell',
      resources: {},
      interpolation: { escapeValue: false },
      postProcess: frenchSigns.name,
      initAsync: false,
    });
  return loadTexts(shellTexts, language);
};
