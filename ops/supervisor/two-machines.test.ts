import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry, type ReleaseRegistry } from '@plenary/gateway/releases/registry';
import type { ReleaseAction } from '@plenary/gateway/releases/release-rules';
import type { ReleaseStore } from '@plenary/gateway/releases/release-store';
import { followStore } from '@plenary/gateway/stores/follow-store';
import { eachStore, type OpenedStore, openFolder } from '@plenary/gateway/testing/open-stores';
import { smallService } from '@plenary/gateway/testing/small-archive';
import { freePort } from '@plenary/service-kit/free-port';
import { type Cluster, startCluster } from '@plenary/service-kit/testing/postgres-cluster';
import { createPeers } from '@plenary/service-kit/upstreams/call-peers';
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

let installed: string;
let opened: OpenedStore;
/** Where the releases come from. */
let desk: ReleaseStore;
let registry: ReleaseRegistry;
let copies: (() => Promise<void>)[];
let isStopping: boolean;
let replicas: Replica[];
let machines: Awaited<ReturnType<typeof followReleases>>[];
let logged: string[];
const begin = async (open: () => Promise<OpenedStore>) => {
  installed = mkdtempSync(path.join(tmpdir(), 'two-machines-'));
  opened = await open();
  desk = opened.machine();
  registry = createRegistry(desk);
  isStopping = false;
  [replicas, machines, copies, logged] = [[], [], [], []];
  writePart(installed);
};
const end = async () => {
  isStopping = true;
  await Promise.all([...machines.map(({ stop }) => stop()), ...replicas.map(({ halt }) => halt())]);
  await Promise.all(copies.map((stop) => stop()));
  await opened.close();
  rmSync(installed, { recursive: true });
};

const onLog = (line: string) => void logged.push(line);
const newReplica = async (name: string, { folder }: ReleaseStore): Promise<Replica> => {
  const port = await freePort();
  return runReplica({
    name,
    part: 'svc-booking',
    origin: `http://127.0.0.1:${port}`,
    environment: { ...process.env, PORT: String(port) },
    entryOf: (version) => path.join(version === null ? installed : path.join(folder, 'svc-booking', version), 'main.mjs'),
    onLog,
    isStopping: () => isStopping,
    longestSilence: 0,
  });
};
/** Replicas on a machine, which follows the releases that it shares with the others. */
const startMachine = async ({ count = 2, noticed = 300, hasNeighbours = false } = {}) => {
  const takeTurn = createTakeTurn(cluster.url);
  const store = opened.machine();
  copies.push(await followStore({ store, onFault: (error) => onLog(String(error)) }));
  const names = ['svc-booking', 'svc-booking-2'].slice(0, count);
  const own = await Promise.all(names.map((name) => newReplica(name, store)));
  const unwell = await launchAll({ replicas: own, store, onLog });
  replicas.push(...own);
  machines.push(await followReleases({ store, replicas: own, unwell, takeTurn, noticed, hasNeighbours, startWithin: 4_000, onLog }));
};
const at = '2026-07-01T10:00:00.000Z';
const act = (action: ReleaseAction) => registry.act({ remote: 'svc-booking', action, by: 'zoe', at });
/** Releases a build from a machine that runs nothing; answers its version. */
const release = async (behaviour: Parameters<typeof writePart>[1] = {}): Promise<string> => {
  const program = readFileSync(writePart(path.join(installed, 'next'), { says: 'next', ...behaviour }), 'utf8');
  const { manifest, files } = smallService({ 'main.mjs': program });
  const { version } = manifest;
  const archive = await desk.keep({ manifest: { ...manifest, releasedAt: at, releasedBy: 'zoe' }, files });
  await act({ kind: 'release', version, percent: null, ...(archive && { archive }) });
  return version;
};
const reached = (version: string | null) => awaitRunning({ store: desk, service: 'svc-booking', version, within: 60_000 });

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

/** A service of a third machine calls all replicas one after the other, as fast as it is answered; `stop` answers the statuses. */
const startCalling = () => {
  const peers = createPeers({ fetch, logger: { warn: () => {} } });
  const booking = peers.add(
    'booking',
    replicas.map(({ origin }) => origin),
  );
  const watch = peers.watch();
  const statuses: (number | string)[] = [];
  let isCalling = true;
  const calling = (async () => {
    // Without a key: it is made again only where nobody took it.
    while (isCalling) statuses.push(await peers.fetch(`${booking}/who`, { method: 'POST' }).then(({ status }) => status, String));
  })();
  return async () => {
    isCalling = false;
    await calling;
    await watch.stop();
    return statuses;
  };
};

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

describe.each(eachStore)('machines that share %s', (_, open) => {
  beforeEach(() => begin(open));
  afterEach(end);

  test('two machines replace one replica at a time, all four of them together, on a release and on a rollback', async () => {
    await startMachine();
    await startMachine();
    const stop = watchAway();
    const version = await release();
    expect(await reached(version)).toBe(4);
    await act({ kind: 'rollback' });
    expect(await reached(null)).toBe(4);
    const { most, none, made } = await stop();
    expect([most, none]).toEqual([1, 0]);
    expect(made).toBeGreaterThan(50);
  });

  test('a version that hangs takes one replica of all machines, and the one before is live again', async () => {
    await startMachine();
    await startMachine();
    const stop = watchAway();
    const version = await release({ first: `if (!process.env.MIGRATE_ONLY) { ${hangs} }` });
    await expect(reached(version)).rejects.toThrow(`by supervisor: ${version}`);
    expect(await reached(null)).toBe(4);
    expect(await stop()).toMatchObject({ most: 1, none: 0 });
  });

  test('a machine that goes in the middle of its turn leaves it to the other', async () => {
    const takeTurn = createTakeTurn(cluster.url);
    const held = await takeTurn('svc-booking');
    await startMachine();
    const version = await release();
    while (!logged.some((line) => line.includes('another machine'))) await pause(20);
    expect(replicas.map(({ version }) => version)).toEqual([null, null]);
    await held?.release();
    expect(await reached(version)).toBe(2);
  });
});

describe('two machines with one replica each', () => {
  beforeEach(() => begin(openFolder));
  afterEach(end);

  test('the neighbour answers while one is replaced', async () => {
    const behaviour = { isTold: true, drains: 3_000 };
    writePart(installed, behaviour);
    const one = { count: 1, noticed: behaviour.drains, hasNeighbours: true };
    await Promise.all([startMachine(one), startMachine(one)]);
    const stop = startCalling();
    const version = await release(behaviour);
    expect(await reached(version)).toBe(2);
    const statuses = await stop();
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(50);
  });
});
