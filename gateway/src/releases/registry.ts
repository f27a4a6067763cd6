import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAction, nothingReleased, type ReleaseAction, type ReleaseRefusal, type RemoteReleases } from './release-rules.ts';
import type { PlacedVersion, ReleaseStore } from './release-store.ts';

/** One state of all releases, stored for good in its own file: the last one counts, together they are the trail. */
export interface Revision {
  revision: number;
  at: string;
  by: string;
  remote: string;
  /** Stored under this name. */
  deed: ReleaseAction;
  remotes: Record<string, RemoteReleases>;
}
export type Registry = Pick<Revision, 'revision' | 'remotes'>;

/** An impossible action; `stale-revision` after a concurrent one. */
export class ReleaseRefused extends Error {
  readonly code: ReleaseRefusal | 'stale-revision';
  constructor(code: ReleaseRefusal | 'stale-revision') {
    super(`refused: ${code}`);
    this.code = code;
  }
}

interface Asked {
  remote: string;
  action: ReleaseAction;
  by: string;
  at: string;
  /** The action applies to this state only; absent: to the current one. */
  revision?: number;
}

/** Each failed one is an action of somebody else. */
const mostTries = 50;
const nothing: Registry = { revision: 0, remotes: {} };
const revisionFile = /^(\d+)\.json$/;

export const releasesOf = ({ remotes }: Pick<Registry, 'remotes'>, remote: string): RemoteReleases => remotes[remote] ?? nothingReleased;

export const revisionName = (revision: number) => `registry/${revision}.json`;

/** The number of the last revision in a folder of releases; 0: there is none. */
export const lastRevision = async (folder: string): Promise<number> => {
  const names = await readdir(path.join(folder, 'registry')).catch(() => []);
  return names.reduce((most, name) => Math.max(most, Number(revisionFile.exec(name)?.[1] ?? 0)), 0);
};

/** The versions of a part that visitors are given, or that run. */
export const versionsInUse = (part: string, { live, canary, versions }: RemoteReleases): PlacedVersion[] =>
  versions.filter(({ version }) => version === live || version === canary?.version).map((one) => ({ part, ...one }));

/**
 * The registry of releases, in `<folder>/registry/<revision>.json`. A revision is put into its place whole, and only where it does not exist yet:
 * so gateways and commands on several machines may write, and a reader asks for one file more than it knows.
 */
export const createRegistry = (store: ReleaseStore) => {
  const { folder } = store;
  let known: Registry = nothing;

  const readRevision = async (revision: number): Promise<Revision | null> => {
    const text = await readFile(path.join(folder, revisionName(revision)), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : JSON.parse(text);
  };

  const read = async (): Promise<Registry> => {
    if (known.revision === 0) keep(await readRevision(await lastRevision(folder)));
    for (let next = await readRevision(known.revision + 1); next; next = await readRevision(next.revision + 1)) keep(next);
    return known;
  };
  // Several may be reading: the slower one does not go back.
  const keep = (found: Revision | null) => {
    if (found && found.revision > known.revision) known = found;
  };

  /** As it is where all machines write, which may be ahead of what this one has. */
  const readLatest = async (): Promise<Registry> => {
    let latest = await read();
    for (let text = await store.get(revisionName(latest.revision + 1)); text; text = await store.get(revisionName(latest.revision + 1)))
      latest = JSON.parse(text) as Revision;
    return latest;
  };

  return {
    /** The current state. */
    read,
    /**
     * Performs an action and records its author. Throws ReleaseRefused; what somebody else does with another part in the same moment is no reason, unless
     * the action applies to one revision only.
     */
    async act({ remote, action, by, at, revision }: Asked): Promise<Registry> {
      let before: RemoteReleases | undefined;
      for (let left = mostTries; left > 0; left--) {
        const current = await readLatest();
        const state = releasesOf(current, remote);
        before ??= state;
        if (revision !== undefined && revision !== current.revision) break;
        if (!isDeepStrictEqual(before, state)) break;
        const next = afterAction({ state, action, by, at, revision: current.revision + 1 });
        if (typeof next === 'string') throw new ReleaseRefused(next);
        await store.hold(versionsInUse(remote, next));
        const remotes = { ...current.remotes, [remote]: next };
        const entry: Revision = { revision: current.revision + 1, at, by, remote, deed: action, remotes };
        if (await store.add(revisionName(entry.revision), JSON.stringify(entry))) return entry;
      }
      throw new ReleaseRefused('stale-revision');
    },
    /** The last actions, newest first. */
    async trail(atMost: number): Promise<Revision[]> {
      const { revision: last } = await read();
      const wanted = Array.from({ length: Math.min(atMost, last) }, (_, back) => last - back);
      return (await Promise.all(wanted.map(readRevision))).filter((entry) => entry !== null);
    },
  };
};
export type ReleaseRegistry = ReturnType<typeof createRegistry>;
