import type { Language } from '@plenary/contracts/vocabulary';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };

/** The remote's texts as the shell would serve them. */
export const createTexts = (language: Language): i18n => {
  const texts = createInstance();
  void texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'fr',
    ns: ['client-area'],
    resources: { fr: { 'client-area': fr }, en: { 'client-area': en }, es: { 'client-area': es }, nl: { 'client-area': nl } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return texts;
};
