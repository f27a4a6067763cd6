import { defaultModes } from '@plenary/contracts/deployment-terms';
import type { PublicSettings, Session } from '@plenary/platform';

/** A remote as the gateway announces it in the page and in /remotes.json. */
export interface AnnouncedRemote {
  name: string;
  version: string;
  manifest: string;
  /** Of the manifest. */
  integrity: string;
  /** Of the files that the manifest leads to, by their names; empty: the build names none. */
  hashes: Readonly<Record<string, string>>;
}

/** What the gateway writes into the page, so that the first screen waits for no chain of requests. */
export interface PageData {
  remotes: AnnouncedRemote[];
  settings: PublicSettings;
  /** On a developer's own machine a remote may come from another port of it. */
  hasOverrides?: true;
  /** Absent where the session could not be resolved: the shell asks itself. */
  session?: Session;
}

export const readPageData = (document: Document): PageData => {
  const element = document.getElementById('page-data');
  if (!element?.textContent) throw new Error('the page came without its data');
  const data: PageData = JSON.parse(element.textContent);
  // An older gateway knows no modes.
  return { ...data, settings: { ...defaultModes, ...data.settings } };
};
