import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Advisory, advisoryFaults, isAffected } from './advisory-rules.ts';
import { readLock } from './read-lock.ts';
import { smallLock } from './testing/small-lock.ts';

const committed: Advisory[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'known-bad.json'), 'utf8'));
const advisory = { advisory: 'GHSA-0000-0000-0000', why: 'unravels' };

it('the lock holds no package with a known fault', () => {
  expect(advisoryFaults(readLock(), committed)).toEqual([]);
});

it('a version with a known fault fails the check where it lies; the sound version beside it does not', () => {
  expect(advisoryFaults(smallLock, [{ package: 'ribbon', versions: ['< 2.0.0'], ...advisory }])).toEqual([
    'ribbon 1.0.0 (node_modules/ribbon): unravels, GHSA-0000-0000-0000',
  ]);
});

it('a tool of the build fails the check as well', () => {
  expect(advisoryFaults(smallLock, [{ package: 'steam', versions: ['= 1.0.0'], ...advisory }])).toHaveLength(1);
});

it.each([
  ['7.5.1', true],
  ['7.5.2', false],
  ['7.0.0', true],
  ['6.30.1', false],
  ['7.5.2-rc.1', true],
  ['7.0.0-pre.1', false],
  ['7.5.10', false],
])('version %s of ">= 7.0.0, < 7.5.2": affected %s', (version, affected) => {
  expect(isAffected(version, ['>= 7.0.0, < 7.5.2'])).toBe(affected);
});

it('one of several ranges is enough', () => {
  expect(isAffected('2.0.1', ['< 1.1.12', '>= 2.0.0, < 2.0.2'])).toBe(true);
  expect(isAffected('1.5.0', ['< 1.1.12', '>= 2.0.0, < 2.0.2'])).toBe(false);
});

it.each(['^1.0.0', '< 1.0', '', '1.0.0'])('a range that cannot be read, such as "%s", is an error and not a pass', (range) => {
  expect(() => isAffected('1.0.0', [range])).toThrow();
});

it.each(committed)('the list says of $package which versions, why, and where it is told', ({ versions, why, advisory: source }) => {
  expect(versions.length).toBeGreaterThan(0);
  expect(() => isAffected('1.0.0', versions)).not.toThrow();
  expect(why).toMatch(/\w/);
  expect(source).toMatch(/^(GHSA-|CVE-|npm incident of )/);
});
