import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote, Texts } from '@plenary/platform';
import { getI18n } from 'react-i18next';

export const namespace = 'booking';

/** A part of the texts, in a file for each language. */
export type TextPart = Record<Language, () => Promise<{ default: Texts }>>;

const ofList: TextPart = {
  fr: () => import('./locales/list/fr.json'),
  en: () => import('./locales/list/en.json'),
  es: () => import('./locales/list/es.json'),
  nl: () => import('./locales/list/nl.json'),
};
const ofPages: TextPart = {
  fr: () => import('./locales/pages/fr.json'),
  en: () => import('./locales/pages/en.json'),
  es: () => import('./locales/pages/es.json'),
  nl: () => import('./locales/pages/nl.json'),
};

const wanted = new Set([ofList]);

const textsIn = (language: Language) => async () => {
  const parts = await Promise.all([...wanted].map((part) => part[language]()));
  return { default: Object.assign({}, ...parts.map(({ default: texts }) => texts)) as Texts };
};

/** The list comes with its own texts alone, a fifth of all; the other parts come with the code that speaks them first. */
export const bookingTexts: Remote['texts'] = { fr: textsIn('fr'), en: textsIn('en'), es: textsIn('es'), nl: textsIn('nl') };

/** Brings a part of the texts, which is known by one of its keys, in each language that was read until now, and from now on in every other. */
export const bringTexts = async (part: TextPart, key: string): Promise<void> => {
  wanted.add(part);
  const i18n = getI18n();
  const lacks = (language: Language) => i18n.hasResourceBundle(language, namespace) && !i18n.getResource(language, namespace, key);
  const bring = async (language: Language) => i18n.addResourceBundle(language, namespace, (await part[language]()).default, true, true);
  await Promise.all(languages.filter(lacks).map(bring));
};

/** The texts of the pages behind the list. */
export const bringPageTexts = (): Promise<void> => bringTexts(ofPages, 'venue');
