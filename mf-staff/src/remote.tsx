import { changeTexts } from '@plenary/booking-changes/texts';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote, Texts } from '@plenary/platform';
import { routes as staffRoutes } from './routes.tsx';

export const namespace: Remote['namespace'] = 'staff';

const withChanges = (language: Language, own: () => Promise<{ default: Texts }>) => async () => {
  const [{ default: words }, { default: changes }] = await Promise.all([own(), changeTexts[language]()]);
  return { default: { ...words, ...changes } };
};

export const texts: Remote['texts'] = {
  fr: withChanges('fr', () => import('./locales/fr.json')),
  en: withChanges('en', () => import('./locales/en.json')),
  es: withChanges('es', () => import('./locales/es.json')),
  nl: withChanges('nl', () => import('./locales/nl.json')),
};

export const routes: Remote['routes'] = staffRoutes;
