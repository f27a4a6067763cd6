import type { BucketObjects } from '@plenary/service-kit/bucket-objects';
import { lastRevision, type Revision, revisionName, versionsInUse } from '../releases/registry.ts';
import type { PlacedVersion, ReleaseStore } from '../releases/release-store.ts';
import type { BucketBuilds } from './bucket-builds.ts';
import { WrongStore } from './wrong-store.ts';

interface Options {
  objects: BucketObjects;
  local: ReleaseStore;
  builds: BucketBuilds;
  onFault: (error: unknown) => void;
  now: () => number;
}

/** Revisions that a new machine copies: the trail shows fewer. */
const copied = 100;
const triedAgainAfter = 60_000;

const numbers = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The copy that a machine has of the registry in a bucket: it has a revision once it has every build that is in use by it. */
export const bucketRegistry = ({ objects, local, builds, onFault, now }: Options) => {
  let known: Revision | undefined;
  const failedAt = new Map<string, number>();
  const read = async (revision: number) => (await objects.get(revisionName(revision)))?.toString();

  /** Two sets of releases in one folder would be neither. */
  const compare = async (): Promise<void> => {
    const last = await lastRevision(local.folder);
    if (last > 0 && (await local.get(revisionName(last))) !== (await read(last)))
      throw new WrongStore(`${local.folder} holds releases that RELEASES_BUCKET does not: name an empty RELEASES_DIR`);
  };

  /** The first revision to take over, and the last one that there is. */
  const range = async (): Promise<[number, number]> => {
    if (known) {
      let last = known.revision;
      while (await read(last + 1)) last += 1;
      return [known.revision + 1, last];
    }
    await compare();
    const names = await objects.list('registry/');
    const last = Math.max(0, ...names.map(({ name }) => Number.parseInt(name.slice('registry/'.length), 10) || 0));
    return [Math.max(1, last - copied + 1), last];
  };

  /** Versions that are kept for open pages and for a way back: without one of them the others are served. */
  const fetchKept = async ({ remotes }: Revision): Promise<void> => {
    const kept = Object.entries(remotes).flatMap(([part, { versions }]) => versions.map((one): PlacedVersion => ({ part, ...one })));
    for (const one of kept.filter((placed) => !builds.isHere(placed))) {
      const name = `${one.part} ${one.version}`;
      if (now() - (failedAt.get(name) ?? Number.NEGATIVE_INFINITY) < triedAgainAfter) continue;
      await builds.hold([one]).catch((error: unknown) => {
        failedAt.set(name, now());
        onFault(error);
      });
    }
  };

  const takeOver = async (from: number, to: number): Promise<void> => {
    const wanted = await Promise.all(
      numbers(from, to).map(async (revision) => ({ revision, text: (await local.get(revisionName(revision))) ?? (await read(revision)) })),
    );
    const last = JSON.parse(wanted.at(-1)?.text ?? 'null') as Revision | null;
    if (!last) throw new Error(`RELEASES_BUCKET has lost revision ${to} of the releases`);
    await builds.hold(Object.entries(last.remotes).flatMap(([part, state]) => versionsInUse(part, state)));
    // Readers go on from the one that they know: the last one first, none of them stops halfway.
    for (const { revision, text } of wanted.toReversed()) if (text) await local.add(revisionName(revision), text);
    for (const { text } of wanted) {
      const { remote, deed } = JSON.parse(text ?? '{"deed":{}}') as Revision;
      const { versions = [] } = last.remotes[remote] ?? {};
      const gone = deed.kind === 'remove' ? deed.versions.filter((version) => !versions.some((one) => one.version === version)) : [];
      if (gone.length > 0) await local.discard(remote, gone, []);
    }
    known = last;
  };

  return {
    async follow(): Promise<void> {
      const [from, to] = await range();
      if (from <= to) await takeOver(from, to);
      if (known) await fetchKept(known);
    },
  };
};
