import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { BucketObjects } from '@plenary/service-kit/bucket-objects';
import type { ReleaseStore } from '../releases/release-store.ts';

interface Options {
  objects: BucketObjects;
  local: ReleaseStore;
  now: () => number;
}

const prefix = 'documents/';
const plainName = /^[\w-]+\/[\w-]+\.json$/;
/** What a machine runs it tells every few seconds: one that was silent for a day left it behind. */
const forgotten = 24 * 3_600_000;

/** The documents in a bucket apart from the registry, of which every machine has the last ones in its folder: counts, what runs, drops. */
export const bucketDocuments = ({ objects, local, now }: Options) => {
  const tags = new Map<string, string>();
  const own = new Set<string>();

  const take = async (name: string, writtenAt: number): Promise<void> => {
    const content = await objects.get(prefix + name);
    if (!content) return;
    await local.put(name, content.toString());
    const at = new Date(writtenAt);
    await utimes(path.join(local.folder, name), at, at);
  };

  return {
    async follow(): Promise<void> {
      const listed = (await objects.list(prefix)).map((one) => ({ ...one, name: one.name.slice(prefix.length) }));
      const left = listed.filter(({ name, writtenAt }) => name.startsWith('running/') && now() - writtenAt > forgotten);
      await Promise.all(left.map(({ name }) => objects.remove(prefix + name)));
      const there = listed.filter((one) => plainName.test(one.name) && !left.includes(one));
      const changed = there.filter(({ name, tag }) => !own.has(name) && tags.get(name) !== tag);
      await Promise.all(
        changed.map(async ({ name, tag, writtenAt }) => {
          await take(name, writtenAt);
          tags.set(name, tag);
        }),
      );
      const names = new Set(there.map(({ name }) => name));
      for (const name of [...tags.keys()].filter((one) => !names.has(one))) {
        await local.remove(name);
        tags.delete(name);
      }
    },
    async put(name: string, text: string): Promise<void> {
      own.add(name);
      await local.put(name, text);
      await objects.put(prefix + name, text);
    },
    async add(name: string, text: string): Promise<boolean> {
      const isAdded = await objects.add(prefix + name, text);
      if (isAdded) await local.add(name, text);
      return isAdded;
    },
    async remove(name: string): Promise<void> {
      await objects.remove(prefix + name);
      own.delete(name);
      await local.remove(name);
    },
    get: async (name: string): Promise<string | null> => (await objects.get(prefix + name))?.toString() ?? null,
  };
};
