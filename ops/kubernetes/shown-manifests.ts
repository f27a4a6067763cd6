import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, nameOf, readManifests } from './read-manifests.ts';

const read = (name: string) => readManifests(readFileSync(path.join(import.meta.dirname, name), 'utf8'));

/** Names of claims that pods mount, anywhere in an object. */
const mountedBy = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'claimName' in part && typeof part.claimName === 'string' ? [part.claimName] : [];
  return [...own, ...Object.values(part).flatMap(mountedBy)];
};

/** The objects of `plenary.yaml`; those of `others`, a file beside it, in the place of their namesakes, and no claim that nothing mounts. */
export const shownManifests = (others?: string): Manifest[] => {
  const usual = read('plenary.yaml');
  if (!others) return usual;
  const changed = new Map(read(others).map((manifest) => [nameOf(manifest), manifest]));
  const all = usual.map((manifest) => changed.get(nameOf(manifest)) ?? manifest);
  const mounted = new Set(mountedBy(all));
  return all.filter(({ kind, metadata }) => kind !== 'PersistentVolumeClaim' || mounted.has(metadata.name));
};
