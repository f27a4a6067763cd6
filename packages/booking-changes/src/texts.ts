import type { Language } from '@plenary/contracts/vocabulary';
import type texts from './locales/fr.json';

export type ChangeTexts = { bookingChange: typeof texts };

const within = (load: () => Promise<{ default: ChangeTexts['bookingChange'] }>) => async () => ({
  default: { bookingChange: (await load()).default },
});

/** The texts of these forms, a part of the texts of a remote. */
export const changeTexts: Record<Language, () => Promise<{ default: ChangeTexts }>> = {
  fr: within(() => import(/* webpackChunkName: "change-texts" */ './locales/fr.json')),
  en: within(() => import(/* webpackChunkName: "change-texts" */ './locales/en.json')),
  es: within(() => import(/* webpackChunkName: "change-texts" */ './locales/es.json')),
  nl: within(() => import(/* webpackChunkName: "change-texts" */ './locales/nl.json')),
};
