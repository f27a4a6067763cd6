import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry, type ReleaseRegistry } from '@plenary/gateway/releases/registry';
import type { ReleaseAction } from '@plenary/gateway/releases/release-rules';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { freePort } from '@plenary/service-kit/free-port';
import { type Cluster, startCluster } from '@plenary/service-kit/testing/postgres-cluster';
import { awaitRunning } from '../releases/await-running.ts';
import { followReleases } from './follow-releases.ts';
import { launchAll } from './launch-all.ts';
import { type Replica, runReplica } from './run-replica.ts';
import { createTakeTurn } from './take-turn.ts';
import { hangs, writePart } from './testing/small-part.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

let releasesDir: string;
let registry: ReleaseRegistry;
let isStopping: boolean;
let replicas: Replica[];
let machines: Awaited<ReturnType<typeof followReleases>>[];
let logged: string[];
beforeEach(() => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'two-machines-'));
  registry = createRegistry(folderStore(releasesDir));
  isStopping = false;
  [replicas, machines, logged] = [[], [], []];
  writePart(path.join(releasesDir, 'svc-booking', 'installed'));
});
afterEach(async () => {
  isStopping = true;
  await Promise.all([...machines.map(({ stop }) => stop()), ...replicas.map(({ halt }) => halt())]);
  rmSync(releasesDir, { recursive: true });
});

const onLog = (line: string) => void logged.push(line);
const newReplica = async (name: string): Promise<Replica> => {
  const port = await freePort();
  return runReplica({
    name,
    part: 'svc-booking',
    origin: `http://127.0.0.1:${port}`,
    environment: { ...process.env, PORT: String(port) },
    entryOf: (version) => path.join(releasesDir, 'svc-booking', version ?? 'installed', 'main.mjs'),
    onLog,
    isStopping: () => isStopping,
    longestSilence: 0,
  });
};
/** Two replicas on a machine, which follows the folder of releases that both share. */
const startMachine = async () => {
  const takeTurn = createTakeTurn(cluster.url);
  const own = [await newReplica('svc-booking'), await newReplica('svc-booking-2')];
  const unwell = await launchAll({ replicas: own, store: folderStore(releasesDir), onLog });
  replicas.push(...own);
  machines.push(
    await followReleases({ store: folderStore(releasesDir), replicas: own, unwell, takeTurn, noticed: 300, startWithin: 4_000, onLog }),
  );
};
const act = (action: ReleaseAction) => registry.act({ remote: 'svc-booking', action, by: 'zoe', at: '2026-07-01T10:00:00.000Z' });
const release = async (version: string, first = '') => {
  writePart(path.join(releasesDir, 'svc-booking', version), { first, says: version });
  await act({ kind: 'release', version, percent: null });
};
const reached = (version: string | null) =>
  awaitRunning({ store: folderStore(releasesDir), service: 'svc-booking', version, within: 60_000 });

/** Whether its port takes a connection: the system says so at once, however busy the process and the machine are. */
const isThere = ({ origin }: Replica): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Looks at every replica over and over; `stop` answers the most that were away at once, and the looks that found none. */
const watchAway = () => {
  let [most, none, made, isGoing] = [0, 0, 0, true];
  const watching = (async () => {
    while (isGoing) {
      const well = (await Promise.all(replicas.map(isThere))).filter(Boolean).length;
      most = Math.max(most, replicas.length - well);
      made += 1;
      if (well === 0) none += 1;
      await pause(10);
    }
  })();
  return async () => {
    isGoing = false;
    await watching;
    return { most, none, made };
  };
};

test('two machines replace one replica at a time, all four of them together, on a release and on a rollback', async () => {
  await startMachine();
  await startMachine();
  const stop = watchAway();
  await release('1-a');
  expect(await reached('1-a')).toBe(4);
  await act({ kind: 'rollback' });
  expect(await reached(null)).toBe(4);
  const { most, none, made } = await stop();
  expect([most, none]).toEqual([1, 0]);
  expect(made).toBeGreaterThan(50);
});

test.each([
  ['waits for the machine whose turn it is, where they share a database', () => cluster.url, false],
  ['waits for nobody without one', () => undefined, true],
])('a machine %s', async (_, database, isBoth) => {
  const [one, other] = [createTakeTurn(database()), createTakeTurn(database())];
  const held = await one('svc-booking');
  const second = await other('svc-booking');
  expect([held !== null, second !== null]).toEqual([true, isBoth]);
  await Promise.all([held?.release(), second?.release()]);
});

test('a version that hangs takes one replica of all machines, and the one before is live again', async () => {
  await startMachine();
  await startMachine();
  const stop = watchAway();
  await release('1-a', `if (!process.env.MIGRATE_ONLY) { ${hangs} }`);
  await expect(reached('1-a')).rejects.toThrow('by supervisor: 1-a');
  expect(await reached(null)).toBe(4);
  expect(await stop()).toMatchObject({ most: 1, none: 0 });
});

test('a machine that goes in the middle of its turn leaves it to the other', async () => {
  const takeTurn = createTakeTurn(cluster.url);
  const held = await takeTurn('svc-booking');
  await startMachine();
  await release('1-a');
  while (!logged.some((line) => line.includes('another machine'))) await pause(20);
  expect(replicas.map(({ version }) => version)).toEqual([null, null]);
  await held?.release();
  expect(await reached('1-a')).toBe(2);
});
