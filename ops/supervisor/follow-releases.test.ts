import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistry, type ReleaseRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import type { ReleaseAction } from '@plenary/gateway/releases/release-rules';
import { readRunning, reasonsAgainstCanary } from '@plenary/gateway/releases/running';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { awaitCanary, awaitRunning } from '../releases/await-running.ts';
import { followReleases } from './follow-releases.ts';
import { supervisorName } from './roll-service.ts';
import type { Replica } from './run-replica.ts';

let releasesDir: string;
let registry: ReleaseRegistry;
let following: Awaited<ReturnType<typeof followReleases>> | undefined;
let steps: string[];
/** Versions that never get ready. */
let faulty: string[];
/** Versions whose migrations fail. */
let unmigratable: string[];
beforeEach(() => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'follow-releases-'));
  registry = createRegistry(folderStore(releasesDir));
  steps = [];
  faulty = [];
  unmigratable = [];
});
afterEach(async () => {
  await following?.stop();
  rmSync(releasesDir, { recursive: true });
});

const replicaOf = (part: string, name: string): Replica => {
  let version: string | null = null;
  let isCanary = false;
  return {
    name,
    part,
    origin: '',
    child: undefined,
    get version() {
      return version;
    },
    get isCanary() {
      return isCanary;
    },
    launch: async (wanted = version, asked = {}) => {
      version = wanted;
      isCanary = asked.isCanary ?? isCanary;
      steps.push(`${name} ${isCanary ? 'tries' : 'starts'} ${wanted}`);
    },
    prepare: async (wanted) => {
      if (unmigratable.includes(String(wanted))) throw new Error('no such table');
      steps.push(`${wanted} migrates`);
    },
    halt: async () => void steps.push(`${name} ends`),
    becomeReady: async () => {
      if (faulty.includes(String(version))) throw new Error('it is not ready');
      steps.push(`${name} is ready`);
    },
  };
};
/** `away`: names of those that did not start. */
const follow = async (...away: string[]) => {
  const replicas = [replicaOf('svc-booking', 'a'), replicaOf('svc-booking', 'b'), replicaOf('svc-survey', 'other')];
  const unwell = replicas.filter(({ name }) => away.includes(name));
  following = await followReleases({ store: folderStore(releasesDir), replicas, unwell, noticed: 0, onLog: () => {} });
};
const act = (action: ReleaseAction) => registry.act({ remote: 'svc-booking', action, by: 'zoe', at: '2026-07-01T10:00:00.000Z' });
const release = (version: string) => act({ kind: 'release', version, percent: null });
const reached = (version: string | null) =>
  awaitRunning({ store: folderStore(releasesDir), service: 'svc-booking', version, within: 10_000 });

test('replicas are replaced one after the other, each only when the one before is ready', async () => {
  await follow();
  await release('1-a');
  expect(await reached('1-a')).toBe(2);
  expect(steps).toEqual(['1-a migrates', 'a ends', 'a starts 1-a', 'a is ready', 'b ends', 'b starts 1-a', 'b is ready']);
});

test('a version whose migrations fail is put back before any replica is ended', async () => {
  unmigratable = ['1-a'];
  await follow();
  await release('1-a');
  await expect(reached('1-a')).rejects.toThrow('svc-booking is at the installed build again, by supervisor: 1-a: no such table');
  expect(await reached(null)).toBe(2);
  expect(steps).toEqual([]);
});

test('a rollback is followed like a release, back to what was installed', async () => {
  await follow();
  await release('1-a');
  await reached('1-a');
  await act({ kind: 'rollback' });
  expect(await reached(null)).toBe(2);
  expect(steps.slice(-3)).toEqual(['b ends', 'b starts null', 'b is ready']);
});

test('a version that does not get ready takes one replica only, and the one before is live again with the reason', async () => {
  faulty = ['2-b'];
  await follow();
  await release('1-a');
  await reached('1-a');
  steps = [];
  await release('2-b');
  await expect(reached('2-b')).rejects.toThrow('svc-booking is at 1-a again, by supervisor: 2-b: it is not ready');
  expect(await reached('1-a')).toBe(2);
  expect(steps).toEqual(['2-b migrates', 'a ends', 'a starts 2-b', 'a ends', 'a ends', 'a starts 1-a', 'a is ready']);
  const [last] = await registry.trail(1);
  expect(last).toMatchObject({ by: supervisorName, deed: { kind: 'rollback', reason: '2-b: it is not ready' } });
});

test('a version chosen by a rollback is retried and never put back, because there is no other', async () => {
  await follow();
  await release('1-a');
  await reached('1-a');
  faulty = ['null'];
  await act({ kind: 'rollback' });
  while (steps.filter((step) => step === 'a starts null').length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(releasesOf(await registry.read(), 'svc-booking').live).toBeNull();
  expect(steps).not.toContain('b starts null');
});

test('such a version is tried again at the replica that is away, and the other goes on with its own', async () => {
  faulty = ['1-a'];
  await release('1-a');
  await release('2-b');
  await act({ kind: 'rollback' });
  await follow('b');
  while (steps.filter((step) => step === 'b starts 1-a').length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(steps).not.toContain('a ends');
});

const canary = (version: string) => act({ kind: 'release', version, percent: 10 });
const tried = (version: string) => awaitCanary({ store: folderStore(releasesDir), service: 'svc-booking', version, within: 10_000 });

test('the last replica tries a canary out, and goes back when it is withdrawn', async () => {
  await follow();
  await canary('1-a');
  expect(await tried('1-a')).toBe(1);
  expect((await readRunning(releasesDir, Date.now()))('svc-booking')).toEqual([
    { version: null, isReady: true },
    { version: '1-a', isReady: true, isCanary: true },
  ]);
  await act({ kind: 'canary', version: '1-a', percent: 50 });
  expect(await tried('1-a')).toBe(1);
  await act({ kind: 'withdraw' });
  expect(await reached(null)).toBe(2);
  expect(steps).toEqual([...['1-a migrates', 'b ends', 'b tries 1-a', 'b is ready'], ...['b ends', 'b starts null', 'b is ready']]);
});

test('a canary that is promoted takes the other replicas first, so that one of it always answers', async () => {
  await follow();
  await canary('1-a');
  await tried('1-a');
  steps = [];
  await act({ kind: 'promote', version: '1-a' });
  expect(await reached('1-a')).toBe(2);
  expect(steps).toEqual(['a ends', 'a starts 1-a', 'a is ready', 'b ends', 'b starts 1-a', 'b is ready']);
});

test('a canary that does not get ready is withdrawn with the reason, and the other replica is never touched', async () => {
  faulty = ['1-a'];
  await follow();
  await canary('1-a');
  await expect(tried('1-a')).rejects.toThrow('svc-booking has no such canary any more, by supervisor: 1-a: it is not ready');
  expect(await reached(null)).toBe(2);
  expect(steps).toEqual(['1-a migrates', 'b ends', 'b tries 1-a', 'b ends', 'b ends', 'b starts null', 'b is ready']);
  const [last] = await registry.trail(1);
  expect(last).toMatchObject({ by: supervisorName, deed: { kind: 'withdraw', reason: '1-a: it is not ready' } });
});

test('a service with one replica has nothing to try a canary out with', async () => {
  await follow();
  const at = Date.now();
  expect(await reasonsAgainstCanary(releasesDir, 'svc-booking', at, 10)).toEqual([]);
  for (const [part, reason] of [
    ['svc-survey', 'a canary of svc-survey needs two replicas'],
    ['gateway', 'a canary of gateway needs two replicas'],
  ] as const)
    expect(await reasonsAgainstCanary(releasesDir, part, at, 10)).toEqual([expect.stringContaining(reason)]);
});

test('where nothing follows releases, nothing is waited for', async () => {
  await release('1-a');
  expect(await reached('1-a')).toBe(0);
});

test('a machine that has fallen silent is none', async () => {
  await follow();
  await release('1-a');
  await reached('1-a');
  expect((await readRunning(releasesDir, Date.now()))('svc-survey')).toEqual([{ version: null, isReady: true }]);
  expect((await readRunning(releasesDir, Date.now() + 16_000))('svc-survey')).toEqual([]);
});
