import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layDownService, noteInstalled } from './lay-down-service.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lay-down-service-'));
  mkdirSync(path.join(folder, 'build'));
  for (const name of ['main.mjs', 'main.mjs.map', '306.mjs']) writeFileSync(path.join(folder, 'build', name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

const contract = { paths: { '/api/quotes': { get: {} } } };
const lay = () =>
  layDownService({
    releasesDir: path.join(folder, 'releases'),
    service: 'svc-booking',
    build: path.join(folder, 'build'),
    packageVersion: '0.1.0',
    contract,
    by: 'zoe',
    at: '2026-07-01T10:00:00.000Z',
  });

test('a build is whole in the folder of its version, with its contract next to it', () => {
  const { version, files } = lay();
  expect(version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  const place = path.join(folder, 'releases/svc-booking');
  expect(readdirSync(path.join(place, version)).sort()).toEqual(['306.mjs', 'main.mjs', 'main.mjs.map']);
  expect(Object.keys(files)).toEqual(['306.mjs', 'main.mjs', 'main.mjs.map']);
  expect(JSON.parse(readFileSync(path.join(place, `${version}.json`), 'utf8'))).toEqual({
    service: 'svc-booking',
    version,
    releasedAt: '2026-07-01T10:00:00.000Z',
    releasedBy: 'zoe',
    files,
    contract,
  });
});

test('the same files are the same version, other files another', () => {
  const { version } = lay();
  expect(lay().version).toBe(version);
  writeFileSync(path.join(folder, 'build/main.mjs'), 'changed');
  expect(lay().version).not.toBe(version);
});

test('the contract of the installed build is stored for a rollback to it', () => {
  noteInstalled(path.join(folder, 'releases'), 'svc-booking', contract);
  expect(JSON.parse(readFileSync(path.join(folder, 'releases/svc-booking/installed.json'), 'utf8'))).toEqual({ contract });
});
