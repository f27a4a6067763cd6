import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../builds.ts';
import { isRemoteName, shellName } from '../remote-name.ts';
import { claimedPaths, pagesFile, type RemotePaths, readRemotePages } from '../remote-pages.ts';
import { lackedOfServices, lostBy, lostByProcesses } from './lost-calls.ts';
import { lackedOf, widgetsLacked } from './promises.ts';
import { readSharedBy, readShell } from './read-shell.ts';
import { type Registry, releasesOf } from './registry.ts';
import type { ReleaseAction } from './release-rules.ts';
import { takenPaths } from './taken-paths.ts';
import { lostByShell, readPromisesOf } from './users-of-shell.ts';

interface Asked {
  releasesDir: string;
  /** Folder of the installed builds. */
  webRoot: string;
  registry: Registry;
  part: string;
  action: ReleaseAction;
  /** Where the pages of each remote are now. */
  table: readonly RemotePaths[];
}

/** The version that an action brings back or makes live; undefined: none that was not checked a moment ago. */
const broughtBy = ({ registry, part, action }: Asked): string | null | undefined => {
  if (action.kind === 'rollback') return releasesOf(registry, part).before[0];
  return action.kind === 'promote' || action.kind === 'canary' ? action.version : undefined;
};

/** Why a version that is kept does not fit what runs by now, a line each; none: it may be given to visitors again. */
export const reasonsAgainstAction = async (asked: Asked): Promise<string[]> => {
  const { releasesDir, webRoot, registry, part, table } = asked;
  const version = broughtBy(asked);
  if (version === undefined) return [];
  const folder = buildFolder(asked, part, version);
  if (part === shellName) {
    const names = table.map(({ name }) => name);
    const shell = await readShell(folder).catch(() => null);
    if (!shell) return ['the build of this shell is not there'];
    return [...(await lostByShell(shell, { releasesDir, webRoot }, registry, names)), ...(await unansweredOf(asked, version))];
  }
  if (!isRemoteName(part)) {
    const asked = { service: part, version };
    return [...(await lostBy(releasesDir, registry, asked)), ...(await lostByProcesses(releasesDir, registry, asked))];
  }
  const [pages, promises, shared, shell, taken, unanswered] = await Promise.all([
    readFile(path.join(folder, pagesFile), 'utf8').then(readRemotePages, () => null),
    version === null ? null : readPromisesOf(releasesDir, part, version),
    readSharedBy(folder),
    readShell(buildFolder(asked, shellName, releasesOf(registry, shellName).live)).catch(() => null),
    takenPaths(asked),
    unansweredOf(asked, version),
  ]);
  const needs = promises ?? (shared && { shared });
  const ofShell = shell && needs ? [...lackedOf(shell, needs), ...widgetsLacked(shell, part, promises ?? {})] : [];
  return [...ofShell, ...unanswered, ...(pages ? claimedPaths(part, pages, taken) : [])];
};

/** Calls and fields that a kept build of a page needs and the live services do not answer. An installed build does not say what it needs. */
const unansweredOf = async ({ releasesDir, registry, part }: Asked, version: string | null): Promise<string[]> => {
  const promises = version === null ? null : await readPromisesOf(releasesDir, part, version);
  return promises ? lackedOfServices(releasesDir, registry, promises) : [];
};
