import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import { getI18n } from 'react-i18next';

export const namespace = 'booking';

const ofList = {
  fr: () => import('./locales/list/fr.json'),
  en: () => import('./locales/list/en.json'),
  es: () => import('./locales/list/es.json'),
  nl: () => import('./locales/list/nl.json'),
};
const ofPages = {
  fr: () => import('./locales/pages/fr.json'),
  en: () => import('./locales/pages/en.json'),
  es: () => import('./locales/pages/es.json'),
  nl: () => import('./locales/pages/nl.json'),
};

let isPageOpened = false;

const textsIn = (language: Language) => async () => {
  const { default: list } = await ofList[language]();
  return { default: isPageOpened ? { ...list, ...(await ofPages[language]()).default } : list };
};

/** The list comes with its own texts alone, a fifth of all; those of the pages behind it come with the first of them. */
export const bookingTexts: Remote['texts'] = { fr: textsIn('fr'), en: textsIn('en'), es: textsIn('es'), nl: textsIn('nl') };

/** Brings the texts of the pages behind the list, in each language that was read until now. */
export const bringPageTexts = async (): Promise<void> => {
  isPageOpened = true;
  const i18n = getI18n();
  const lacks = (language: Language) => i18n.hasResourceBundle(language, namespace) && !i18n.getResource(language, namespace, 'venue');
  const bring = async (language: Language) => i18n.addResourceBundle(language, namespace, (await ofPages[language]()).default, true, true);
  await Promise.all(languages.filter(lacks).map(bring));
};
