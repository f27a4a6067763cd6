import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseRegistry, releasesOf } from './registry.ts';
import { removable } from './release-rules.ts';

interface Options {
  registry: ReleaseRegistry;
  releasesDir: string;
  part: string;
  by: string;
  at: string;
}

/** Removes the versions of a part that nobody has been given for seven days; answers them. */
export const removeOld = async ({ registry, releasesDir, part, by, at }: Options): Promise<string[]> => {
  const versions = removable(releasesOf(await registry.read(), part), at);
  if (versions.length === 0) return [];
  await registry.act({ remote: part, action: { kind: 'remove', versions }, by, at });
  for (const version of versions)
    for (const file of [version, `${version}.json`]) await rm(path.join(releasesDir, part, file), { recursive: true, force: true });
  return versions;
};
