import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAction, nothingReleased, type ReleaseAction, type ReleaseRefusal, type RemoteReleases } from './release-rules.ts';

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

const nothing: Registry = { revision: 0, remotes: {} };
const revisionFile = /^(\d+)\.json$/;

export const releasesOf = ({ remotes }: Pick<Registry, 'remotes'>, remote: string): RemoteReleases => remotes[remote] ?? nothingReleased;

/**
 * The registry of releases, in `<folder>/registry/<revision>.json`. A revision is linked into its place whole, and only where
 * it does not exist yet: so gateways and commands on several machines may write, and a reader asks for one file more than it knows.
 */
export const createRegistry = (folder: string) => {
  const revisions = path.join(folder, 'registry');
  const fileOf = (revision: number) => path.join(revisions, `${revision}.json`);
  let known: Registry = nothing;

  const readRevision = async (revision: number): Promise<Revision | null> => {
    const text = await readFile(fileOf(revision), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : JSON.parse(text);
  };
  const latest = async (): Promise<number> => {
    const names = await readdir(revisions).catch(() => []);
    return names.reduce((most, name) => Math.max(most, Number(revisionFile.exec(name)?.[1] ?? 0)), 0);
  };

  const read = async (): Promise<Registry> => {
    if (known.revision === 0) keep(await readRevision(await latest()));
    for (let next = await readRevision(known.revision + 1); next; next = await readRevision(next.revision + 1)) keep(next);
    return known;
  };
  // Several may be reading: the slower one does not go back.
  const keep = (found: Revision | null) => {
    if (found && found.revision > known.revision) known = found;
  };

  const add = async (entry: Revision): Promise<void> => {
    await mkdir(revisions, { recursive: true });
    const draft = path.join(revisions, `${randomUUID()}.draft`);
    await writeFile(draft, JSON.stringify(entry), { flag: 'wx', flush: true });
    try {
      await link(draft, fileOf(entry.revision));
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new ReleaseRefused('stale-revision') : error;
    } finally {
      await rm(draft);
    }
  };

  return {
    /** The current state. */
    read,
    /** Performs an action and records its author. Throws ReleaseRefused. */
    async act({ remote, action, by, at, revision }: Asked): Promise<Registry> {
      const current = await read();
      if (revision !== undefined && revision !== current.revision) throw new ReleaseRefused('stale-revision');
      const next = afterAction({ state: releasesOf(current, remote), action, by, at, revision: current.revision + 1 });
      if (typeof next === 'string') throw new ReleaseRefused(next);
      const remotes = { ...current.remotes, [remote]: next };
      await add({ revision: current.revision + 1, at, by, remote, deed: action, remotes });
      return read();
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
