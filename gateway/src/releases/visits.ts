import { type Builds, buildFolder, type ReadBuilds } from '../builds.ts';
import { isRemoteName, shellName } from '../remote-name.ts';
import { type Registry, releasesOf } from './registry.ts';
import type { Releases, ReportedError } from './releases.ts';
import { type GroupCookie, versionFor } from './visitor-group.ts';

interface Options {
  releases: Releases;
  readBuilds: ReadBuilds;
  /** Folder of the installed builds. */
  webRoot: string;
  groupCookie: GroupCookie;
}

type RemoteError = Pick<ReportedError, 'remote' | 'version' | 'source'>;

interface Visit {
  builds: Builds;
  /** Assigns a new visitor to a group. */
  setCookie?: string;
}

/** The versions for a visitor. No group is assigned while there is no canary. */
export const createVisits = ({ releases, readBuilds, webRoot, groupCookie }: Options) => {
  const buildsFor = (registry: Registry, group: number | undefined) =>
    readBuilds({
      versionOf: (name) => versionFor(name, releasesOf(registry, name), group),
      released: Object.entries(registry.remotes).flatMap(([name, { live }]) => (isRemoteName(name) && live !== null ? [name] : [])),
      isShellTried: releasesOf(registry, shellName).canary !== null,
    });
  const foldersOf = (versions: readonly (string | null)[]) =>
    [...new Set(versions)].map((version) => buildFolder({ webRoot, releasesDir: releases.folder }, shellName, version));

  return {
    /** Builds of the shell that pages are given now: the live one, and a canary. */
    shells: async (): Promise<string[]> => {
      const { live, canary } = releasesOf(await releases.read(), shellName);
      return foldersOf(canary ? [live, canary.version] : [live]);
    },
    /** Where files of the shell are: in the build that a visitor is given, then in all others that an open tab may have. */
    async shellsFor(cookie: string | undefined): Promise<string[]> {
      const state = releasesOf(await releases.read(), shellName);
      const own = versionFor(shellName, state, groupCookie.read(cookie));
      return foldersOf([own, ...state.versions.map(({ version }) => version), null]);
    },
    /** As a page would receive them now. */
    async of(cookie: string | undefined): Promise<Visit> {
      return { builds: await buildsFor(await releases.read(), groupCookie.read(cookie)) };
    },
    /** A page is served: its visitor counts for the canaries that run; `source` as in ReportedError. */
    async begin(cookie: string | undefined, source: string | undefined): Promise<Visit> {
      const registry = await releases.read();
      if (!Object.values(registry.remotes).some(({ canary }) => canary)) return { builds: await buildsFor(registry, undefined) };
      const known = groupCookie.read(cookie);
      const group = known ?? releases.newGroup();
      releases.see(registry, { group, source });
      return { builds: await buildsFor(registry, group), ...(known === undefined && { setCookie: groupCookie.set(group) }) };
    },
    /** A browser told of an error of a remote; `source` as in ReportedError. */
    async report({ remote, version, source }: RemoteError, cookie: string | undefined): Promise<void> {
      const group = groupCookie.read(cookie);
      const { shell, remotes } = await buildsFor(await releases.read(), group);
      const given = remote === shellName ? shell : remotes.find(({ name }) => name === remote);
      await releases.report({ remote, version, source, group, given: given?.version });
    },
  };
};
