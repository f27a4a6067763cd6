import { type ReleaseRegistry, releasesOf } from './registry.ts';
import { removable } from './release-rules.ts';
import type { ReleaseStore } from './release-store.ts';

interface Options {
  registry: ReleaseRegistry;
  store: ReleaseStore;
  part: string;
  by: string;
  at: string;
}

/** Removes the versions of a part that nobody has been given for seven days; answers them. */
export const removeOld = async ({ registry, store, part, by, at }: Options): Promise<string[]> => {
  const versions = removable(releasesOf(await registry.read(), part), at);
  if (versions.length === 0) return [];
  const after = await registry.act({ remote: part, action: { kind: 'remove', versions }, by, at });
  const kept = releasesOf(after, part).versions.map((one) => ({ part, ...one }));
  await store.discard(part, versions, kept);
  return versions;
};
