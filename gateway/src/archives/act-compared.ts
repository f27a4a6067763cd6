import { createHash } from 'node:crypto';
import { type Registry, ReleaseRefused, releasesOf } from '../releases/registry.ts';
import type { ReleaseAction, RemoteReleases } from '../releases/release-rules.ts';
import type { Releases } from '../releases/releases.ts';

interface Asked {
  releases: Releases;
  part: string;
  by: string;
  at: string;
  /** State of the part that the action is for; absent: as it is now. */
  state?: string;
  /** The action, compared with the platform as it is. Throws with what is against it. */
  prepare: (registry: Registry, before: RemoteReleases) => Promise<ReleaseAction>;
}

/** Each one that is in vain is a release of somebody else in this moment. */
const mostTries = 20;

/** A short name of the releases of a part: another one after each action of it. */
export const stateOf = (releases: RemoteReleases): string =>
  createHash('sha256').update(JSON.stringify(releases)).digest('hex').slice(0, 16);

/** Applies an action that was compared with the platform: again with what others released meanwhile. Of its own part nobody may have released anything. */
export const actCompared = async ({ releases, part, by, at, prepare, ...asked }: Asked): Promise<Registry> => {
  let { state } = asked;
  for (let left = mostTries; left > 0; left--) {
    // What another gateway did a moment ago is part of what it has to fit.
    await releases.store.follow();
    const registry = await releases.registry.read();
    const before = releasesOf(registry, part);
    state ??= stateOf(before);
    if (state !== stateOf(before)) break;
    const action = await prepare(registry, before);
    try {
      return await releases.registry.act({ remote: part, action, by, at, revision: registry.revision });
    } catch (error) {
      if (!(error instanceof ReleaseRefused && error.code === 'stale-revision')) throw error;
    }
  }
  throw new ReleaseRefused('stale-revision');
};
