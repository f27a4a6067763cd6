import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry, type ReleaseRegistry } from '@plenary/gateway/releases/registry';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { freePort } from '@plenary/service-kit/free-port';
import { awaitCanary, awaitRunning } from '../releases/await-running.ts';
import { followReleases } from './follow-releases.ts';
import { launchAll } from './launch-all.ts';
import { type Replica, runReplica } from './run-replica.ts';
import { hangs, loops, migratesForEver, writePart } from './testing/small-part.ts';

let releasesDir: string;
let registry: ReleaseRegistry;
let replicas: Replica[];
let following: Awaited<ReturnType<typeof followReleases>>;
let isStopping: boolean;
let logged: string[];
beforeEach(async () => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'rolling-'));
  registry = createRegistry(folderStore(releasesDir));
  isStopping = false;
  logged = [];
  replicas = [await createReplica('svc-booking'), await createReplica('svc-booking', '-2'), await createReplica('svc-survey')];
  for (const part of ['svc-booking', 'svc-survey']) writePart(path.join(releasesDir, part, 'installed'));
});
afterEach(async () => {
  isStopping = true;
  await Promise.all([following.stop(), ...replicas.map(({ halt }) => halt())]);
  rmSync(releasesDir, { recursive: true });
});

const createReplica = async (part: string, suffix = ''): Promise<Replica> => {
  const port = await freePort();
  return runReplica({
    name: part + suffix,
    part,
    origin: `http://127.0.0.1:${port}`,
    environment: { ...process.env, PORT: String(port) },
    entryOf: (version) => path.join(releasesDir, part, version ?? 'installed', 'main.mjs'),
    onLog,
    isStopping: () => isStopping,
    longestSilence: 0,
    stepWithin: 3_000,
  });
};
const onLog = (line: string) => void logged.push(line);
const untilLogged = async (text: string) => {
  while (!logged.some((line) => line.includes(text))) await pause(20);
};
const start = async (startWithin: number, noticed = 0) => {
  const unwell = await launchAll({ replicas, store: folderStore(releasesDir), onLog });
  following = await followReleases({ store: folderStore(releasesDir), replicas, unwell, noticed, startWithin, onLog });
};
const release = async (service: string, version: string, first = '', percent: number | null = null, isTold = false) => {
  writePart(path.join(releasesDir, service, version), { first, says: version, isTold });
  await registry.act({
    remote: service,
    action: { kind: 'release', version, percent },
    by: 'zoe',
    at: '2026-07-01T10:00:00.000Z',
  });
};
const reached = (service: string, version: string | null) =>
  awaitRunning({ store: folderStore(releasesDir), service, version, within: 30_000 });
const answers = (service: string) =>
  Promise.all(replicas.filter(({ part }) => part === service).map(async ({ origin }) => (await fetch(`${origin}/who`)).text()));

test.each([
  ['hangs', hangs, 'waiting for the warehouse'],
  ['loops', loops, 'it does not listen after'],
  ['hangs once it has migrated', `if (!process.env.MIGRATE_ONLY) { ${hangs} }`, 'waiting for the warehouse'],
  ['migrates for ever', migratesForEver, 'by supervisor: 1-a: its migrations failed: step 0002-stars has not ended after 3 s'],
  ['dies once it has migrated', 'if (!process.env.MIGRATE_ONLY) throw new Error("no such room");', 'it ended with 1: Error: no such room'],
  ['dies', 'throw new Error("no such table: room");', 'it ended with 1: Error: no such table: room'],
])('a version that %s before it listens is put back with the cause, and the other replica is never touched', async (_way, first, cause) => {
  await start(6_000);
  const [, other] = replicas;
  const untouched = other?.child;
  await release('svc-booking', '1-a', first);
  await expect(reached('svc-booking', '1-a')).rejects.toThrow(cause);
  expect(await reached('svc-booking', null)).toBe(2);
  expect(await answers('svc-booking')).toEqual(['installed', 'installed']);
  expect(other?.child).toBe(untouched);
});

test('while a version hangs, a rollback brings the one before and another service is released', async () => {
  await start(120_000);
  await release('svc-booking', '1-a', loops);
  await untilLogged('migrations of 1-a');
  await release('svc-survey', '5-e');
  expect(await reached('svc-survey', '5-e')).toBe(1);
  expect(await answers('svc-survey')).toEqual(['5-e']);
  await registry.act({ remote: 'svc-booking', action: { kind: 'rollback' }, by: 'zoe', at: '2026-07-01T10:01:00.000Z' });
  expect(await reached('svc-booking', null)).toBe(2);
  expect(await answers('svc-booking')).toEqual(['installed', 'installed']);
});

test('a canary that crashes is tried out again, and says so; one that dies at its start is withdrawn', async () => {
  await start(6_000);
  await release('svc-booking', '1-a', '', 50);
  await awaitCanary({ store: folderStore(releasesDir), service: 'svc-booking', version: '1-a', within: 30_000 });
  expect(await answers('svc-booking')).toEqual(['installed', '1-a']);
  const canaries = async () =>
    Promise.all(replicas.slice(0, 2).map(async ({ origin }) => (await fetch(`${origin}/readyz`)).headers.get('x-canary')));
  expect(await canaries()).toEqual([null, '1-a']);
  replicas[1]?.child?.kill('SIGKILL');
  await untilLogged('starting it again');
  await replicas[1]?.becomeReady();
  expect(await canaries()).toEqual([null, '1-a']);
  await release('svc-booking', '2-b', 'throw new Error("no such table: room");', 50);
  await expect(awaitCanary({ store: folderStore(releasesDir), service: 'svc-booking', version: '2-b', within: 30_000 })).rejects.toThrow(
    /no such canary any more, by supervisor: 2-b: .*no such table: room/,
  );
  expect(await reached('svc-booking', null)).toBe(2);
  expect(await answers('svc-booking')).toEqual(['installed', 'installed']);
});

test('a replica ends as soon as every process that may call it knows, and the next one once they know that it is back', async () => {
  for (const part of ['svc-booking', 'svc-survey']) writePart(path.join(releasesDir, part, 'installed'), { isTold: true });
  // No fixed wait of this length passes within the time of a test.
  await start(6_000, 600_000);
  await release('svc-booking', '1-a', '', null, true);
  expect(await reached('svc-booking', '1-a')).toBe(2);
  const [first, second] = replicas.map(({ origin }) => origin);
  const heard = logged.filter((line) => line.startsWith('heard'));
  // By the other replica and by svc-survey.
  for (const told of [`replica-leaves ${first}`, `replica-leaves ${second}`, `replica-is-back ${first}`, `replica-is-back ${second}`])
    expect(heard.filter((line) => line === `heard ${told}`)).toHaveLength(2);
  expect(heard.filter((line) => line.startsWith('heard callers-know'))).toHaveLength(2);
  isStopping = true;
  for (const { child } of replicas) child?.kill('SIGKILL');
});

test('where one does not say that it knows, the whole time passes before the next replica is ended', async () => {
  writePart(path.join(releasesDir, 'svc-booking', 'installed'), { isTold: true });
  await start(6_000, 600_000);
  await release('svc-booking', '1-a', '', null, true);
  await untilLogged('heard replica-leaves');
  const [, second] = replicas;
  const untouched = second?.child;
  while (!replicas[0]?.child || replicas[0].version !== '1-a') await pause(20);
  await untilLogged('heard replica-is-back');
  expect(second?.child).toBe(untouched);
  expect(second?.version).toBeNull();
  for (const { child } of replicas) child?.kill('SIGKILL');
});

test('the newest release takes the place of one that hangs', async () => {
  await start(120_000);
  await release('svc-booking', '1-a', hangs);
  await untilLogged('migrations of 1-a');
  await release('svc-booking', '2-b');
  expect(await reached('svc-booking', '2-b')).toBe(2);
  expect(await answers('svc-booking')).toEqual(['2-b', '2-b']);
});

test('the platform starts without the released version that dies, and the one before is live again', async () => {
  await release('svc-booking', '1-a', 'throw new Error("no such table: room");');
  await start(6_000);
  expect(await answers('svc-survey')).toEqual(['installed']);
  await expect(reached('svc-booking', '1-a')).rejects.toThrow('no such table: room');
  expect(await reached('svc-booking', null)).toBe(2);
  expect(await answers('svc-booking')).toEqual(['installed', 'installed']);
});

test('an installed build that dies ends the start of the platform, with the cause', async () => {
  await start(6_000);
  await replicas[2]?.halt();
  writePart(path.join(releasesDir, 'svc-survey', 'installed'), { first: 'throw new Error("PORT: not a number");' });
  await expect(launchAll({ replicas: replicas.slice(2), store: folderStore(releasesDir), onLog })).rejects.toThrow(
    'svc-survey did not start: it ended with 1: Error: PORT: not a number',
  );
});
