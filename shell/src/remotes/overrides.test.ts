import { announcedRemote } from '../testing/announced-remote.ts';
import { clearOverride, readOverride, withOverride } from './overrides.ts';

const storageOf = (kept = '') => {
  let value = kept;
  const setItem = (_key: string, next: string) => {
    value = next;
  };
  return { getItem: () => value, setItem };
};
const local = 'mf-booking@http://127.0.0.1:4310';
const override = { name: 'mf-booking', origin: 'http://127.0.0.1:4310' };

it('is set by an address, and stays from page to page until it is removed', () => {
  const storage = storageOf();
  expect(readOverride({ search: '', storage, isAllowed: true })).toBeNull();
  expect(readOverride({ search: `?remote=${encodeURIComponent(local)}`, storage, isAllowed: true })).toEqual(override);
  expect(readOverride({ search: '', storage, isAllowed: true })).toEqual(override);
  clearOverride(storage);
  expect(readOverride({ search: '', storage, isAllowed: true })).toBeNull();
});

it('is ignored outside a developer’s own platform, even if the browser stores one', () => {
  expect(readOverride({ search: `?remote=${local}`, storage: storageOf(local), isAllowed: false })).toBeNull();
});

it.each([
  'mf-booking@https://evil.example',
  'mf-booking@http://evil.example:80',
  'mf-booking@http://127.0.0.1.evil.example:80',
  'mf-booking@http://127.0.0.1:4310@evil.example',
  'mf-booking@http://localhost:4310/x',
  'mf-booking@javascript:alert(1)',
  'shell@http://127.0.0.1:4310',
  'mf-booking',
])('is never what is not a port of this machine: %s', (named) => {
  const storage = storageOf();
  expect(readOverride({ search: `?remote=${encodeURIComponent(named)}`, storage, isAllowed: true })).toBeNull();
});

it('changes a single remote, without hashes', () => {
  const announced = ['mf-auth', 'mf-booking'].map((name) => ({
    ...announcedRemote(name),
    integrity: 'sha256-x',
    hashes: { 'entry.js': 'sha256-y' },
  }));
  expect(withOverride(announced, null)).toEqual(announced);
  expect(withOverride(announced, override)).toEqual([
    announced[0],
    {
      ...announcedRemote('mf-booking'),
      version: 'local',
      manifest: 'http://127.0.0.1:4310/remotes/mf-booking/mf-manifest.json',
      integrity: '',
      hashes: {},
    },
  ]);
});
