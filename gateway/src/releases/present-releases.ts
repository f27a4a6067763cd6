import type { ReleaseEntry, Releases as Shown } from '@plenary/contracts/releases.schemas';
import { processParts } from '../services.ts';
import { type Registry, type Revision, releasesOf } from './registry.ts';
import type { ReleaseAction, RemoteReleases } from './release-rules.ts';
import type { Releases } from './releases.ts';
import { readRunning } from './running.ts';

const shownTrail = 50;

const shareOf = ({ live, canary }: RemoteReleases, version: string): number => {
  if (version === canary?.version) return canary.percent;
  return version === live ? 100 - (canary?.percent ?? 0) : 0;
};

const versionsOf = (action: ReleaseAction): string[] => {
  if ('versions' in action) return action.versions;
  return 'version' in action ? [action.version] : [];
};

const presentEntry = ({ revision, at, by, remote, deed }: Revision): ReleaseEntry => ({
  revision,
  at,
  by,
  remote,
  deed: deed.kind,
  versions: versionsOf(deed),
  percent: 'percent' in deed ? deed.percent : null,
  reason: 'reason' in deed ? (deed.reason ?? null) : null,
});

/** All there is to know of the releases of the shell and the remotes, and of all processes, as a page shows it. */
export const presentReleases = async (
  { counts, registry, folder, now }: Releases,
  current: Registry,
  remotes: readonly string[],
): Promise<Shown> => {
  const [reports, trail, copiesOf] = await Promise.all([counts.reports(), registry.trail(shownTrail), readRunning(folder, now())]);
  const canaryOf = async (part: string) => {
    const { canary } = releasesOf(current, part);
    return canary && { version: canary.version, percent: canary.percent, seen: await counts.ofTrial(part, canary) };
  };
  const present = async (remote: string) => {
    const state = releasesOf(current, remote);
    const { live, before, versions } = state;
    return {
      remote,
      live,
      ...(before.length > 0 && { before: before[0] }),
      canary: await canaryOf(remote),
      versions: versions.map(({ version, releasedAt, releasedBy }) => ({
        version,
        releasedAt,
        releasedBy,
        share: shareOf(state, version),
        reports: reports[`${remote} ${version}`] ?? 0,
      })),
    };
  };
  const presentProcess = async (service: string) => {
    const { live, before, versions } = releasesOf(current, service);
    return {
      service,
      live,
      ...(before.length > 0 && { before: before[0] }),
      copies: copiesOf(service),
      canary: await canaryOf(service),
      versions: versions.map(({ version, releasedAt, releasedBy }) => ({ version, releasedAt, releasedBy })),
    };
  };
  return {
    revision: current.revision,
    remotes: await Promise.all(remotes.map(present)),
    services: await Promise.all(processParts.map(presentProcess)),
    trail: trail.map(presentEntry),
  };
};
