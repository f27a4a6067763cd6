import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../stores/folder-store.ts';
import { createRegistry } from './registry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = '2026-07-01T10:00:00.000Z';
const release = (version: string) => ({
  remote: 'mf-booking',
  action: { kind: 'release' as const, version, percent: null },
  by: 'zoe',
  at,
});

test('where nothing was released there is nothing, and reading makes nothing', async () => {
  expect(await createRegistry(folderStore(path.join(folder, 'none'))).read()).toEqual({ revision: 0, remotes: {} });
  expect(readdirSync(folder)).toEqual([]);
});

test('what one writes, another reads at once, and one that starts later too', async () => {
  const [one, other] = [createRegistry(folderStore(folder)), createRegistry(folderStore(folder))];
  expect((await other.read()).revision).toBe(0);
  await one.act(release('1.0.0'));
  expect((await other.read()).remotes['mf-booking']?.live).toBe('1.0.0');
  await other.act(release('1.1.0'));
  expect((await one.read()).remotes['mf-booking']?.live).toBe('1.1.0');
  expect(await createRegistry(folderStore(folder)).read()).toMatchObject({ revision: 2 });
});

test('of sixteen concurrent writers of the same state exactly one wins, and the others get a conflict', async () => {
  const asked = Array.from({ length: 16 }, (_, index) =>
    createRegistry(folderStore(folder)).act({ ...release(`1.${index}.0`), revision: 0 }),
  );
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'stale-revision' });
  expect((await createRegistry(folderStore(folder)).read()).revision).toBe(1);
  expect(readdirSync(path.join(folder, 'registry'))).toEqual(['1.json']);
});

test('a refused action leaves no trace', async () => {
  const registry = createRegistry(folderStore(folder));
  await expect(registry.act({ remote: 'mf-booking', action: { kind: 'rollback' }, by: 'zoe', at })).rejects.toMatchObject({
    code: 'nothing-before',
  });
  expect(await registry.trail(10)).toEqual([]);
});

test('the trail lists actions with author and time, newest first', async () => {
  const registry = createRegistry(folderStore(folder));
  await registry.act(release('1.0.0'));
  await registry.act({ remote: 'mf-auth', action: { kind: 'release', version: '2.0.0', percent: 10 }, by: 'max', at });
  expect(await registry.trail(10)).toMatchObject([
    { revision: 2, at, by: 'max', remote: 'mf-auth', deed: { kind: 'release', version: '2.0.0', percent: 10 } },
    { revision: 1, at, by: 'zoe', remote: 'mf-booking', deed: { kind: 'release', version: '1.0.0', percent: null } },
  ]);
  expect(await registry.trail(1)).toHaveLength(1);
});

test('a draft that a crash has left is no revision', async () => {
  const registry = createRegistry(folderStore(folder));
  await registry.act(release('1.0.0'));
  writeFileSync(path.join(folder, 'registry', 'half.draft'), '{"revision":');
  expect((await createRegistry(folderStore(folder)).read()).revision).toBe(1);
});
