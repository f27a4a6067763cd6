import { isForeign, type LockEntries, neededBy } from './read-lock.ts';

/** Workspaces that run in production: the services, and what a browser loads. */
const deliverable = /^(shell|mf-[a-z-]+|gateway|svc-[a-z-]+)$/;
const browser = /^(shell|mf-[a-z-]+)$/;

/** The plugin of module federation stays with the build; what it puts into every browser bundle does not. */
const federationPlugin = 'node_modules/@module-federation/enhanced';
const federationRuntime = ['runtime-tools', 'inject-external-runtime-core-plugin'].map((name) => `node_modules/@module-federation/${name}`);

export const deliverables = (entries: LockEntries): string[] => Object.keys(entries).filter((folder) => deliverable.test(folder));

export const directNeeds = (entries: LockEntries, folder: string): string[] => [
  ...neededBy(entries, folder).filter((needed) => needed !== federationPlugin),
  ...(browser.test(folder) ? federationRuntime.filter((part) => entries[part]) : []),
];

/** Folders of the workspaces and packages that some deliverables need, their own included. */
export const shippedWith = (entries: LockEntries, roots: readonly string[]): string[] => {
  const found = new Set(roots);
  for (const folder of found) for (const needed of directNeeds(entries, folder)) found.add(needed);
  return [...found].sort();
};

/**
 * Folders of all packages of others that are part of what is delivered. More than the bundles hold: what a package names may be left out by
 * the build.
 */
export const shippedPackages = (entries: LockEntries): string[] => shippedWith(entries, deliverables(entries)).filter(isForeign);
