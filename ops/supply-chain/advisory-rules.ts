import { isForeign, type LockEntries, nameAt } from './read-lock.ts';

export interface Advisory {
  package: string;
  /** Alternatives; the conditions of each are separated by commas: `>= 7.0.0, < 7.5.2`. */
  versions: readonly string[];
  /** Identifier or address of the advisory. */
  advisory: string;
  why: string;
}

interface Version {
  numbers: number[];
  isPrerelease: boolean;
}

const readVersion = (text: string): Version => {
  const [, major, minor, patch, prerelease] = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?(?:\+[\w.-]+)?$/.exec(text) ?? [];
  if (patch === undefined) throw new Error(`${text} is no version`);
  return { numbers: [Number(major), Number(minor), Number(patch)], isPrerelease: prerelease !== undefined };
};

/** Negative: `a` is older. Two prereleases of one version count as equal. */
const compare = (a: Version, b: Version): number =>
  a.numbers.map((number, index) => number - (b.numbers[index] ?? 0)).find((difference) => difference !== 0) ??
  Number(b.isPrerelease) - Number(a.isPrerelease);

const conditions: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '=': (order) => order === 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const holds = (version: Version, condition: string): boolean => {
  const [, operator = '', limit = ''] = /^(<=|>=|<|>|=)\s*(\S+)$/.exec(condition.trim()) ?? [];
  const test = conditions[operator];
  if (!test) throw new Error(`${condition} is no condition on a version`);
  return test(compare(version, readVersion(limit)));
};

export const isAffected = (version: string, versions: readonly string[]): boolean => {
  const read = readVersion(version);
  return versions.some((range) => range.split(',').every((condition) => holds(read, condition)));
};

/** Packages of the lock, those of the tools too: a bad one runs on the machine that builds. */
export const advisoryFaults = (entries: LockEntries, advisories: readonly Advisory[]): string[] =>
  Object.entries(entries).flatMap(([folder, { version }]) => {
    if (!isForeign(folder) || !version) return [];
    const name = nameAt(entries, folder);
    return advisories
      .filter((known) => known.package === name && isAffected(version, known.versions))
      .map(({ advisory, why }) => `${name} ${version} (${folder}): ${why}, ${advisory}`);
  });
