import { defaultModes } from '@plenary/contracts/deployment-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { PublicSettings, Session } from '@plenary/platform';

/** A remote as the gateway lists it in the page and in /remotes.json. */
export interface AnnouncedRemote {
  name: string;
  version: string;
  manifest: string;
  /** Hash of the manifest. */
  integrity: string;
  /** Hashes of the manifest's files, by name; empty: the build has none. */
  hashes: Readonly<Record<string, string>>;
  /** Where its pages are, as path prefixes. */
  paths: readonly string[];
  /** What it adds to the menus of those who are signed in. */
  menu: readonly MenuEntry[];
}

/** A line of a menu: of everybody, or of staff alone. */
export interface MenuEntry {
  href: string;
  for: 'everybody' | 'staff';
  label: Readonly<Record<Language, string>>;
}

/** Data that the gateway writes into the page, so that the first screen waits for no chain of requests. */
export interface PageData {
  /** Version of the shell; absent: the gateway is from before it was released. */
  shell?: string;
  remotes: AnnouncedRemote[];
  settings: PublicSettings;
  /** Whether a remote may come from another port, on a developer's own machine. */
  hasOverrides?: true;
  /** Absent if the session could not be resolved: the shell fetches it. */
  session?: Session;
  /** The page came rendered: in this language, with the data of its routes by their id. */
  rendered?: RenderedPage;
}

export interface RenderedPage {
  language: Language;
  loaderData: Record<string, unknown>;
}

export const readPageData = (document: Document): PageData => {
  const element = document.getElementById('page-data');
  if (!element?.textContent) throw new Error('the page came without its data');
  const data: PageData = JSON.parse(element.textContent);
  // An older gateway has no modes.
  return { ...data, settings: { ...defaultModes, ...data.settings } };
};
