import type { Language } from '@plenary/contracts/vocabulary';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** A remote's texts as the shell would serve them, in a separate instance. */
export const remoteTexts =
  (namespace: string, texts: Record<Language, ResourceLanguage>) =>
  (language: Language): i18n => {
    const instance = createInstance();
    void instance.use(initReactI18next).init({
      lng: language,
      fallbackLng: 'fr',
      ns: [namespace],
      resources: Object.fromEntries(Object.entries(texts).map(([lng, words]) => [lng, { [namespace]: words }])),
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    return instance;
  };
