import type { Remote } from '@plenary/platform';
import { routes as areaRoutes } from './routes.tsx';

export const namespace: Remote['namespace'] = 'client-area';

export const texts: Remote['texts'] = {
  fr: () => import('./locales/fr.json'),
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
  nl: () => import('./locales/nl.json'),
};

export const routes: Remote['routes'] = areaRoutes;
