import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteFolder } from '../builds.ts';
import { shellName } from '../remote-name.ts';
import { type DeployedShell, lackedOf, type Promises, widgetsLacked } from './promises.ts';
import { readSharedBy, readShell } from './read-shell.ts';
import { type Registry, releasesOf } from './registry.ts';

interface Places {
  releasesDir: string;
  /** Folder of the installed builds. */
  webRoot: string;
}

/** A build of a remote, and what it needs of the shell. */
interface UserOfShell extends Pick<Promises, 'shared' | 'uses' | 'widgets'> {
  name: string;
  version: string | null;
}

/** Promises of a release, as they were when it was checked; null: it has none. */
export const readPromisesOf = async (releasesDir: string, part: string, version: string): Promise<Promises | null> => {
  const text = await readFile(path.join(releasesDir, part, `${version}.json`), 'utf8').catch(() => null);
  return text === null ? null : ((JSON.parse(text) as { promises?: Promises }).promises ?? null);
};

/**
 * Builds of remotes that pages are given or may be given at any moment: live, canary, and what a rollback brings. An installed build does not say what it uses
 * of the shell that was installed with it, so it is taken to use all.
 */
const readUsers = async ({ releasesDir, webRoot }: Places, registry: Registry, remotes: readonly string[]): Promise<UserOfShell[]> => {
  const { provided } = await readShell(remoteFolder(webRoot, shellName)).catch(() => ({ provided: null }));
  const wanted = remotes.flatMap((name) => {
    const { live, before, canary } = releasesOf(registry, name);
    return [...new Set([live, ...before.slice(0, 1), ...(canary ? [canary.version] : [])])].map((version) => ({ name, version }));
  });
  const read = wanted.map(async ({ name, version }): Promise<UserOfShell[]> => {
    if (version !== null) {
      const promises = await readPromisesOf(releasesDir, name, version);
      return promises ? [{ name, version, ...promises }] : [];
    }
    const shared = await readSharedBy(remoteFolder(webRoot, name));
    return shared ? [{ name, version, shared, ...(provided && { uses: provided }) }] : [];
  });
  return (await Promise.all(read)).flat();
};

/** What remotes need and a shell would not bring, a line each. */
export const lostByShell = async (
  shell: DeployedShell,
  places: Places,
  registry: Registry,
  remotes: readonly string[],
): Promise<string[]> =>
  (await readUsers(places, registry, remotes)).flatMap((user) => {
    const named = `${user.name} ${user.version ?? 'as it is installed'}`;
    return [
      ...lackedOf(shell, user).map((line) => `${named} needs it: ${line.replace('the deployed shell', 'the shell')}`),
      ...widgetsLacked(shell, user.name, user).map((line) => `${named} does not bring it: ${line}`),
    ];
  });
