import { type LockEntries, type LockEntry, nameAt } from './read-lock.ts';
import { shippedPackages } from './shipped-packages.ts';

const allowed = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'OFL-1.1'];

/** Licences outside the list, each for the packages named, with the reason. */
const exceptions: Readonly<Record<string, { packages: readonly string[]; reason: string }>> = {
  '0BSD': { packages: ['tslib'], reason: 'asks for nothing, not even for its text' },
};

/** Whether an SPDX expression of `OR`, `AND` and brackets around the whole leaves a licence that may be used. */
export const isAllowed = (name: string, expression: string): boolean => {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((licence) => allowed.includes(licence.trim()) || exceptions[licence.trim()]?.packages.includes(name) === true),
    );
};

/** Licence of a package. The builds of one package for other platforms, that not every registry describes, have that package's. */
export const licenceOf = (entries: LockEntries, folder: string): string | undefined => {
  const own = entries[folder]?.license;
  if (own) return own;
  const name = nameAt(entries, folder);
  return Object.values(entries).find(({ optionalDependencies, license }: LockEntry) => license && optionalDependencies?.[name])?.license;
};

export const licenceFaults = (entries: LockEntries): string[] =>
  shippedPackages(entries).flatMap((folder) => {
    const name = nameAt(entries, folder);
    const licence = licenceOf(entries, folder);
    if (licence && isAllowed(name, licence)) return [];
    return [`${name} ${entries[folder]?.version ?? ''} is shipped with the licence ${licence ?? 'none'}`];
  });
