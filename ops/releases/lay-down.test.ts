import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layDown } from './lay-down.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lay-down-'));
  mkdirSync(path.join(folder, 'build'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = { 'a.js': 'sha256-a', 'mf-manifest.json': 'sha256-m' };
const build = (hashes: object = files) => {
  for (const name of ['a.js', 'a.js.br', 'a.js.map', 'mf-manifest.json']) writeFileSync(path.join(folder, 'build', name), name);
  writeFileSync(path.join(folder, 'build', 'integrity.json'), JSON.stringify(hashes));
};
const promises = { exposes: ['remote'], shared: [], endpoints: ['GET /api/me'] };
const lay = () =>
  layDown({
    releasesDir: path.join(folder, 'releases'),
    remote: 'mf-auth',
    build: path.join(folder, 'build'),
    packageVersion: '0.1.0',
    promises,
    by: 'zoe',
    at: '2026-07-01T10:00:00.000Z',
  });

test('a build is in the folder of its version without its source maps, and its manifest next to it', () => {
  build();
  const { version } = lay();
  expect(version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  const place = path.join(folder, 'releases/mf-auth');
  expect(readdirSync(place).sort()).toEqual([version, `${version}.json`]);
  expect(readdirSync(path.join(place, version)).sort()).toEqual(['a.js', 'a.js.br', 'integrity.json', 'mf-manifest.json']);
  expect(JSON.parse(readFileSync(path.join(place, `${version}.json`), 'utf8'))).toEqual({
    remote: 'mf-auth',
    version,
    releasedAt: '2026-07-01T10:00:00.000Z',
    releasedBy: 'zoe',
    files,
    promises,
  });
});

test('the same files are the same version, other files another', () => {
  build();
  const { version } = lay();
  expect(lay().version).toBe(version);
  build({ ...files, 'a.js': 'sha256-b' });
  expect(lay().version).not.toBe(version);
});

test('what a copy that was cut off has left is no release', () => {
  build();
  const { version } = lay();
  const place = path.join(folder, 'releases/mf-auth', version);
  rmSync(place, { recursive: true });
  mkdirSync(`${place}.draft`);
  writeFileSync(path.join(`${place}.draft`, 'half.js'), '');
  lay();
  expect([existsSync(`${place}.draft`), existsSync(path.join(place, 'half.js')), existsSync(path.join(place, 'a.js'))]).toEqual([
    false,
    false,
    true,
  ]);
});
