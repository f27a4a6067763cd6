import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote, RemoteWidgets, Texts } from '@plenary/platform';
import type { RouteObject } from '@plenary/platform/router';

interface Parts {
  namespace?: string;
  routes?: RouteObject[];
  widgets?: RemoteWidgets;
  /** Loads the texts of a language. */
  texts?: (language: Language) => Promise<Texts>;
}

/** The module of a remote; by default one without a page. */
export const fakeRemote = ({ namespace = 'fake', routes = [], widgets, texts = async () => ({}) }: Parts = {}): Remote => {
  const bring = (language: Language) => async () => ({ default: await texts(language) });
  return { namespace, routes, widgets, texts: { fr: bring('fr'), en: bring('en'), es: bring('es'), nl: bring('nl') } };
};

/** A page that shows its name. */
export const fakePage = (path: string, title: string): RouteObject => ({ path, element: <h1>{title}</h1> });
