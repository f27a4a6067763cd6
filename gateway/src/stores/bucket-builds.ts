import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BucketObjects } from '@plenary/service-kit/bucket-objects';
import { packArchive, unpackArchive } from '../archives/archive.ts';
import { layDown } from '../archives/lay-down.ts';
import type { PlacedVersion, ReleaseStore } from '../releases/release-store.ts';

interface Options {
  objects: Pick<BucketObjects, 'put' | 'get' | 'list' | 'remove'>;
  local: ReleaseStore;
  now: () => number;
}

/** An archive that nothing points to may belong to a release under way, which takes no such time. */
const underWay = 24 * 3_600_000;

const folderOf = (part: string) => `archives/${part}/`;
const nameOf = ({ part, version, archive }: PlacedVersion) => `${folderOf(part)}${version}/${archive}.tar.gz`;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Builds in a bucket: archives under names that nobody uses twice, for they hold the instant of their release, by their SHA-256. A machine starts and
 * serves the files of an archive that it has fetched and compared.
 */
export const bucketBuilds = ({ objects, local, now }: Options) => {
  const { folder } = local;
  const isHere = ({ part, version }: PlacedVersion) => existsSync(path.join(folder, part, version));
  const fetch = async (placed: PlacedVersion): Promise<void> => {
    const { part, version, archive } = placed;
    const bytes = archive === undefined ? undefined : await objects.get(nameOf(placed));
    if (!bytes) throw new Error(`RELEASES_BUCKET has no archive of ${part} ${version}`);
    if (sha256(bytes) !== archive) throw new Error(`RELEASES_BUCKET has another archive of ${part} ${version} than was released`);
    const { text, files } = await unpackArchive(bytes);
    layDown(folder, { manifest: JSON.parse(text), files });
  };
  const hold = async (versions: readonly PlacedVersion[]): Promise<void> => {
    await Promise.all(versions.filter((one) => !isHere(one)).map(fetch));
  };

  return {
    isHere,
    hold,
    async keep(build: Parameters<ReleaseStore['keep']>[0]): Promise<string> {
      const bytes = packArchive(build);
      const { part, version } = build.manifest;
      const placed = { part, version, archive: sha256(bytes) };
      await objects.put(nameOf(placed), bytes);
      // What others will be given.
      await fetch(placed);
      return placed.archive;
    },
    async discard(part: string, versions: readonly string[], kept: readonly PlacedVersion[]): Promise<void> {
      await local.discard(part, versions, kept);
      const names = new Set(kept.map(nameOf));
      for (const { name, writtenAt } of await objects.list(folderOf(part)))
        if (!names.has(name) && now() - writtenAt > underWay) await objects.remove(name);
    },
  };
};
export type BucketBuilds = ReturnType<typeof bucketBuilds>;
