import { type LockEntries, type LockEntry, nameAt } from './read-lock.ts';
import { shippedPackages } from './shipped-packages.ts';

const allowed = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'OFL-1.1'];

/** Licences outside the list, each for the packages named, with the reason. */
const exceptions: Readonly<Record<string, { packages: readonly string[]; reason: string }>> = {
  'LGPL-3.0-or-later': {
    packages: [
      ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ppc64', 'linux-riscv64', 'linux-s390x', 'linux-x64'].map(
        (platform) => `@img/sharp-libvips-${platform}`,
      ),
      ...['libvips-linuxmusl-arm64', 'libvips-linuxmusl-x64', 'wasm32', 'win32-arm64', 'win32-ia32', 'win32-x64'].map(
        (platform) => `@img/sharp-${platform}`,
      ),
    ],
    reason: 'libvips, a library of its own beside sharp: loaded as it is published, and replaced by another build without ours',
  },
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
