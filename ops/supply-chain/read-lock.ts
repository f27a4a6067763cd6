import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** An entry of `package-lock.json`, by its folder. */
export interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  /** `sha512-…`, in base 64. */
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  /** Folder of a linked workspace; where a package comes from. */
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
export type LockEntries = Readonly<Record<string, LockEntry>>;

export const readLock = (): LockEntries => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

const modules = 'node_modules/';

/** Whether a folder of the lock is a package that others publish. */
export const isForeign = (folder: string): boolean => folder.includes(modules);

export const nameAt = (entries: LockEntries, folder: string): string =>
  entries[folder]?.name ?? folder.slice(isForeign(folder) ? folder.lastIndexOf(modules) + modules.length : 0);

/** A folder and those around it, each with a `node_modules` of its own where Node looks. */
const aroundOf = (folder: string): string[] => {
  const end = folder.lastIndexOf(`/${modules}`);
  return end < 0 ? [folder] : [folder, ...aroundOf(folder.slice(0, end))];
};

/** Folder of what Node finds when `from` imports `name`, links followed; undefined: not installed. */
const resolve = (entries: LockEntries, from: string, name: string): string | undefined => {
  const places = [...aroundOf(from).map((folder) => `${folder}/${modules}${name}`), modules + name];
  const found = places.find((place) => entries[place]);
  const entry = found === undefined ? undefined : entries[found];
  return entry?.link ? entry.resolved : found;
};

/** Folders of what a package needs where it runs. */
export const neededBy = (entries: LockEntries, folder: string): string[] => {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = entries[folder] ?? {};
  // An optional peer that is used has a declaration of its own.
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return [...new Set(names.flatMap((name) => resolve(entries, folder, name) ?? []))];
};
