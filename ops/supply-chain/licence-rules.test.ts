import { isAllowed, licenceFaults } from './licence-rules.ts';
import { readLock } from './read-lock.ts';
import { smallLock } from './testing/small-lock.ts';

it('every shipped package has a licence that may be used', () => {
  expect(licenceFaults(readLock())).toEqual([]);
});

it('a package for a tool of the build is not asked for its licence', () => {
  expect(licenceFaults(smallLock)).toEqual([]);
});

it.each(['GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE.md', 'Apache-2.0 AND GPL-2.0', '((MIT OR ISC) AND GPL-2.0)'])(
  'a shipped package under %s fails the check, however deep it lies',
  (license) => {
    const entries = { ...smallLock, 'node_modules/thread': { version: '1.0.0', license } };
    expect(licenceFaults(entries)).toEqual([`thread 1.0.0 is shipped with the licence ${license}`]);
  },
);

it('a shipped package without a licence fails the check', () => {
  expect(licenceFaults({ ...smallLock, 'node_modules/thread': { version: '1.0.0' } })).toEqual([
    'thread 1.0.0 is shipped with the licence none',
  ]);
});

it('an exception is made for the packages named, and for no other', () => {
  expect(isAllowed('tslib', '0BSD')).toBe(true);
  expect(isAllowed('ribbon', '0BSD')).toBe(false);
});
