import type { Language } from '@plenary/contracts/vocabulary';

/** What search engines and previews of links learn of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The one address of the page, from the root of the site. */
  address: string;
  /** Address of its picture, from the root of the site or whole. */
  picture?: string | undefined;
  /** JSON-LD of the page (https://schema.org); `origin` goes before the addresses of the site. */
  data?: (site: { origin: string; brandName: string }) => Record<string, unknown>[];
}

interface HeadOptions<Data> {
  data: Data;
  t: (key: string, values?: Record<string, unknown>) => string;
  language: Language;
}

/** A page that comes rendered, beside its route: known to the server alone. */
export interface RenderedPage<Data = never> {
  /** Modules behind an `import()` that the page of these data is made alive with, as they are imported. A shell released earlier gives no data. */
  modules: (language: Language, data?: Data) => string[];
  head: (options: HeadOptions<Data>) => PageHead;
}
/** By the path of the route. */
export type RenderedPages = Readonly<Record<string, RenderedPage>>;

/** `handle` of a route whose code is loaded on its own: the data of a page that came rendered are there, its code is not. */
export interface PageHandle {
  come?: () => Promise<void>;
}
