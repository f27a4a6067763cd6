import type { PublicSettings } from '../config.ts';

/** Location of the server build of a part. */
export interface BuildPlace {
  /** Folder of the build; `server/main.cjs` in it. */
  folder: string;
  /** Hash that its file has to have; undefined: the build names none. */
  integrity: string | undefined;
}

export interface PageAsked {
  /** Address of the page, with the public origin. */
  url: string;
  language: string;
  settings: PublicSettings;
  shell: BuildPlace;
  /** Null: a page of the shell. */
  remote: (BuildPlace & { name: string; version: string }) | null;
  /** Milliseconds for the loaders of the page. */
  loadingTime: number;
}

export interface DrawnHead {
  title: string;
  description: string;
  /** From the root of the site. */
  address: string;
  picture?: string;
  /** JSON-LD. */
  data: Record<string, unknown>[];
}

export interface DrawnPage {
  status: 200;
  html: string;
  head: DrawnHead;
  loaderData: Record<string, unknown>;
  /** Modules behind an `import()` that the page needs. */
  modules: string[];
}
/** Without a page: where to go instead, or the status of a page that failed. */
export type DrawnAnswer = DrawnPage | { status: number; redirect?: string };

/** From the gateway to a renderer. */
export type ToRenderer = { type: 'render'; id: number; asked: PageAsked } | { type: 'answered'; id: number; status: number; body: string };

/** From a renderer to the gateway; `memory` in bytes. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'rendered'; id: number; answer: DrawnAnswer; memory: number }
  | { type: 'failed'; id: number; error: string; memory: number }
  | { type: 'call'; id: number; address: string };
