import type { LockEntries } from '../read-lock.ts';

/** A service and a remote with a package each, and a tool of the build with another. */
export const smallLock: LockEntries = {
  '': { name: 'plenary', version: '0.1.0', license: 'MIT' },
  'svc-hats': {
    name: '@plenary/svc-hats',
    version: '0.1.0',
    license: 'MIT',
    dependencies: { '@plenary/felt': '*', '@maker/brim': '2.0.0' },
  },
  'mf-hats': { name: '@plenary/mf-hats', version: '0.1.0', license: 'MIT', dependencies: { ribbon: '1.0.0' } },
  'packages/felt': { name: '@plenary/felt', version: '0.1.0', license: 'MIT', dependencies: { ribbon: '2.0.0' } },
  'packages/press': { name: '@plenary/press', version: '0.1.0', license: 'MIT', dependencies: { steam: '1.0.0' } },
  'node_modules/@plenary/felt': { resolved: 'packages/felt', link: true },
  'node_modules/@plenary/press': { resolved: 'packages/press', link: true },
  'node_modules/@maker/brim': {
    version: '2.0.0',
    license: 'Apache-2.0',
    integrity: 'sha512-AAEC',
    optionalDependencies: { 'brim-linux-arm': '2.0.0' },
  },
  'node_modules/brim-linux-arm': { version: '2.0.0' },
  'node_modules/ribbon': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
  'packages/felt/node_modules/ribbon': { version: '2.0.0', license: 'ISC', peerDependencies: { thread: '1.0.0' } },
  'node_modules/thread': { version: '1.0.0', license: 'BSD-3-Clause' },
  'node_modules/steam': { version: '1.0.0', license: 'GPL-3.0' },
};
