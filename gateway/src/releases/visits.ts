import type { Builds, ReadBuilds } from '../builds.ts';
import { isRemoteName } from '../remote-name.ts';
import { type Registry, releasesOf } from './registry.ts';
import type { Releases, ReportedError } from './releases.ts';
import { type GroupCookie, versionFor } from './visitor-group.ts';

interface Options {
  releases: Releases;
  readBuilds: ReadBuilds;
  groupCookie: GroupCookie;
}

type RemoteError = Pick<ReportedError, 'remote' | 'version' | 'source'>;

interface Visit {
  builds: Builds;
  /** Assigns a new visitor to a group. */
  setCookie?: string;
}

/** The versions for a visitor. No group is assigned while there is no canary. */
export const createVisits = ({ releases, readBuilds, groupCookie }: Options) => {
  const buildsFor = (registry: Registry, group: number | undefined) =>
    readBuilds({
      versionOf: (name) => versionFor(name, releasesOf(registry, name), group),
      released: Object.entries(registry.remotes).flatMap(([name, { live }]) => (isRemoteName(name) && live !== null ? [name] : [])),
    });

  return {
    /** Remotes of the site, released or not. */
    remotes: async (): Promise<string[]> => (await buildsFor(await releases.read(), undefined)).table.map(({ name }) => name),
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
      const { remotes } = await buildsFor(await releases.read(), group);
      await releases.report({ remote, version, source, group, given: remotes.find(({ name }) => name === remote)?.version });
    },
  };
};
