import { fallbackLanguage, languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

/** Starts i18next with the shell's own texts; remotes add theirs under their namespace. */
export const setUpTexts = (language: Language): void => {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languages],
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { fr: { shell: fr }, en: { shell: en }, es: { shell: es }, nl: { shell: nl } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
};
