import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../builds.ts';
import { isPageName, shellName } from '../remote-name.ts';
import { pagesFile, type RemotePaths, readRemotePages } from '../remote-pages.ts';
import { type Registry, releasesOf } from './registry.ts';

interface Asked {
  releasesDir: string;
  /** Folder of the installed builds. */
  webRoot: string;
  registry: Registry;
  /** Where the pages of each remote are for visitors without a canary. */
  table: readonly RemotePaths[];
}

/** Where anybody may be given pages now: of the live remotes and the live shell, and of every canary. */
export const takenPaths = async ({ table, registry, ...places }: Asked): Promise<RemotePaths[]> => {
  const canaries = Object.entries(registry.remotes).flatMap(([name, { canary }]) =>
    canary && isPageName(name) ? [{ name, version: canary.version }] : [],
  );
  const shell = { name: shellName, version: releasesOf(registry, shellName).live };
  const rows = [shell, ...canaries].map(async ({ name, version }): Promise<RemotePaths[]> => {
    const file = path.join(buildFolder(places, name, version), pagesFile);
    const pages = await readFile(file, 'utf8').then(readRemotePages, () => null);
    return pages ? [{ name, ...pages }] : [];
  });
  return [...table, ...(await Promise.all(rows)).flat()];
};
