import { integrityFaults } from './integrity-rules.ts';
import { readLock } from './read-lock.ts';

const integrity = 'sha512-AAAA';

test('the lock fixes the bytes of every package', () => {
  expect(integrityFaults(readLock())).toEqual([]);
});

test.each([
  ['a package from a repository', { version: '1.0.0', resolved: 'git+ssh://git@forge.example/team/odd.git#0a1b2c3' }],
  ['an optional one', { version: '1.0.0', resolved: 'git+ssh://git@forge.example/team/odd.git#0a1b2c3', optional: true }],
  ['a package without bytes to compare', { version: '1.0.0' }],
])('%s is a fault', (_, entry) => {
  expect(integrityFaults({ '': {}, 'node_modules/even': { integrity }, 'node_modules/odd': entry })).toEqual([
    'odd 1.0.0 has no integrity in the lock',
  ]);
});

test('our own workspaces and builds for other platforms are none', () => {
  const entries = {
    'packages/ui': { version: '1.0.0' },
    'node_modules/@plenary/ui': { link: true, resolved: 'packages/ui' },
    'node_modules/@swc/core-win32-x64-msvc': { version: '1.0.0', optional: true },
  };
  expect(integrityFaults(entries)).toEqual([]);
});
