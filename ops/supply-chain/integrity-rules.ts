import { isForeign, type LockEntries, nameAt } from './read-lock.ts';

/**
 * Packages whose bytes the lock does not fix, as those from a repository. Left out are the builds of a package for other platforms: the
 * registry of whoever made the lock may not have them, and an install from the lock alone then refuses what it cannot check.
 */
export const integrityFaults = (entries: LockEntries): string[] =>
  Object.entries(entries)
    .filter(([folder, { integrity, link, optional, resolved }]) => {
      const isOtherBuild = optional === true && resolved === undefined;
      return isForeign(folder) && !link && !integrity && !isOtherBuild;
    })
    .map(([folder, { version }]) => `${nameAt(entries, folder)} ${version ?? ''} has no integrity in the lock`);
