import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleProgram } from '@plenary/service-kit/testing/bundle-program';
import { startBucket } from '@plenary/service-kit/testing/start-bucket';
import { createRegistry } from '../releases/registry.ts';
import type { ReleaseAction } from '../releases/release-rules.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { removeOld } from '../releases/remove-old.ts';
import { runningName } from '../releases/running.ts';
import { openBucket } from '../testing/open-stores.ts';
import { smallRemote } from '../testing/small-archive.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import { followStore } from './follow-store.ts';

const day = 24 * 3_600_000;
const at = '2026-07-01T10:00:00.000Z';
let clock: number;
let opened: Awaited<ReturnType<typeof openBucket>>;
beforeEach(async () => {
  clock = Date.now();
  opened = await openBucket(() => clock);
});
afterEach(() => opened.close());

const act = (store: ReleaseStore, action: ReleaseAction, on = at) =>
  createRegistry(store).act({ remote: 'mf-booking', action, by: 'zoe', at: on });
const keep = async (store: ReleaseStore, says: string, on = at) => {
  const { manifest, files } = smallRemote({ 'main.js': says });
  const archive = await store.keep({ manifest: { ...manifest, releasedAt: on, releasedBy: 'zoe' }, files });
  return { version: manifest.version, ...(archive && { archive }) };
};
const release = async (store: ReleaseStore, says: string, on = at): Promise<string> => {
  const kept = await keep(store, says, on);
  await act(store, { kind: 'release', percent: null, ...kept }, on);
  return kept.version;
};
const live = async ({ folder }: ReleaseStore) => (await createRegistry(folderStore(folder)).read()).remotes['mf-booking']?.live;
const archives = () => [...opened.objects.keys()].filter((name) => name.startsWith('archives/'));
const archiveOf = (version: string) => archives().find((name) => name.includes(`/${version}/`)) ?? '';

describe('a version whose archive is not what was released', () => {
  it.each([
    ['damaged', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -20), Buffer.alloc(20)])],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['another whole one', () => opened.objects.get(archiveOf('first'))?.bytes ?? Buffer.alloc(0)],
  ])('is served nowhere where it is %s: the machine stays where it was until somebody rolls back', async (_, change) => {
    const [one, other] = [opened.machine(), opened.machine()];
    const first = await release(one, 'first');
    await other.follow();
    const second = await release(one, 'second');
    const name = archiveOf(second);
    const kept = opened.objects.get(name);
    if (kept) opened.objects.set(name, { ...kept, bytes: change(kept.bytes) });
    await expect(other.follow()).rejects.toThrow(`another archive of mf-booking ${second} than was released`);
    expect(await live(other)).toBe(first);
    expect(readdirSync(path.join(other.folder, 'mf-booking'))).not.toContain(second);

    await act(other, { kind: 'rollback' });
    expect([await live(other), await live(one)]).toEqual([first, second]);
    await one.follow();
    expect(await live(one)).toBe(first);
    expect(opened.faults).toMatchObject([{ message: expect.stringContaining(second) }]);
  });

  it('is not made live again, and what is live stays so', async () => {
    const [one, late] = [opened.machine(), opened.machine()];
    await release(one, 'first');
    const second = await release(one, 'second');
    opened.objects.delete(archiveOf((await createRegistry(one).read()).remotes['mf-booking']?.before[0] ?? ''));
    await late.follow();
    expect(await live(late)).toBe(second);
    await expect(act(late, { kind: 'rollback' })).rejects.toThrow('has no archive of mf-booking');
    await one.follow();
    expect(await live(one)).toBe(second);
  });
});

it('what is kept for a way back is asked for again a minute later, and not at each look', async () => {
  const [one, late] = [opened.machine(), opened.machine()];
  const first = await release(one, 'first');
  await release(one, 'second');
  const name = archiveOf(first);
  const kept = opened.objects.get(name);
  opened.objects.delete(name);
  for (const _ of [1, 2, 3]) await late.follow();
  expect(opened.faults).toHaveLength(1);
  if (kept) opened.objects.set(name, kept);
  clock += 61_000;
  await late.follow();
  expect(existsSync(path.join(late.folder, 'mf-booking', first))).toBe(true);
});

it('an archive that nothing points to goes once no release can be under way, and those in use never do', async () => {
  const one = opened.machine();
  await release(one, 'first');
  const second = await release(one, 'second');
  const third = await release(one, 'third');
  const { version: orphan } = await keep(one, 'never');
  const asked = { registry: createRegistry(one), store: one, part: 'mf-booking', by: 'zoe' };
  await removeOld({ ...asked, at: '2026-07-10T10:00:00.000Z' });
  expect(archives()).toHaveLength(4);
  clock += 2 * day;
  const fourth = await release(one, 'fourth', '2026-07-10T10:00:00.000Z');
  await removeOld({ ...asked, at: '2026-07-20T10:00:00.000Z' });
  const left = archives().map((name) => name.split('/')[2]);
  expect(left.sort()).toEqual([third, fourth].sort());
  expect(left).not.toContain(orphan);
  expect(left).not.toContain(second);
});

it('a machine that was silent for a day is forgotten by all', async () => {
  const [one, other] = [opened.machine(), opened.machine()];
  await one.put(runningName('dead'), '{}');
  await other.follow();
  expect(existsSync(path.join(other.folder, runningName('dead')))).toBe(true);
  clock += 2 * day;
  await other.follow();
  expect(existsSync(path.join(other.folder, runningName('dead')))).toBe(false);
  expect([...opened.objects.keys()]).not.toContain(`documents/${runningName('dead')}`);
});

describe('a bucket that must not be used', () => {
  it.each(['overlooked', 'not-implemented'] as const)('has conditions %s: refused before anything is written', async (conditions) => {
    const careless = await startBucket({ conditions });
    const store = bucketStore({ folder: opened.newFolder(), bucket: careless.bucket, onFault: () => {} });
    await expect(followStore({ store, onFault: () => {} })).rejects.toThrow('it takes no If-None-Match');
    await expect(release(store, 'first')).rejects.toThrow('it takes no If-None-Match');
    expect([...careless.objects.keys()].filter((name) => name.startsWith('registry/'))).toEqual([]);
    await careless.stop();
  });

  it('has other releases than the folder, which stays as it is', async () => {
    const folder = opened.newFolder();
    const version = await release(folderStore(folder), 'from a folder');
    const store = opened.machine(folder);
    await expect(followStore({ store, onFault: () => {} })).rejects.toThrow('name an empty RELEASES_DIR');
    await release(opened.machine(), 'of the bucket');
    await expect(followStore({ store, onFault: () => {} })).rejects.toThrow('name an empty RELEASES_DIR');
    expect(await live(store)).toBe(version);
  });
});

describe('a bucket that is away', () => {
  it('leaves a machine what it has, also where it starts again, and changes nothing', async () => {
    const one = opened.machine();
    const version = await release(one, 'first');
    await opened.stop();
    const faults: unknown[] = [];
    const again = opened.machine(one.folder);
    const stop = await followStore({ store: again, onFault: (error) => void faults.push(error), everyMilliseconds: 5 });
    expect(faults).toHaveLength(1);
    expect(await live(again)).toBe(version);
    await expect(act(again, { kind: 'rollback' })).rejects.toThrow();
    expect(await live(again)).toBe(version);
    await stop();
  });

  it('lets no machine start that has nothing of it', async () => {
    const store = opened.machine();
    await opened.stop();
    await expect(followStore({ store, onFault: () => {} })).rejects.toThrow();
  });
});

describe('a process that is killed while it releases', () => {
  const program = bundleProgram(path.join(__dirname, 'testing/release-process.ts'));
  afterAll(program.remove);

  /** What the system takes in advance is less. */
  const longerThanBuffers = 16_000_000;

  /** Kills a process that releases on the spot, once so many bytes or requests of it have come. */
  const killAt = (folder: string, bytes: number, isReached: (come: { requests: number; uploaded: number }) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const words = [program.file, folder, JSON.stringify(opened.bucket), String(bytes)];
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
      let complaint = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        complaint += text;
      });
      const come = { requests: 0, uploaded: 0 };
      const look = () => {
        if (isReached(come)) child.kill('SIGKILL');
      };
      const stop = opened.onRequest((request) => {
        come.requests += 1;
        look();
        if (request.method === 'PUT' && request.url?.includes('/archives/'))
          request.on('data', (part: Buffer) => {
            come.uploaded += part.length;
            look();
          });
      });
      child.once('exit', (_, signal) => {
        stop();
        if (signal === 'SIGKILL') resolve();
        else reject(new Error(`the process ended by itself: ${complaint}`));
      });
    });

  const wholeEverywhere = async () => {
    const late = opened.machine();
    await late.follow();
    const { remotes } = await createRegistry(late).read();
    for (const { version } of remotes['mf-booking']?.versions ?? [])
      expect(readFileSync(path.join(late.folder, 'mf-booking', version, 'main.js')).length).toBeGreaterThan(50_000);
    expect(opened.faults).toEqual([]);
    return remotes['mf-booking']?.versions.length ?? 0;
  };

  it('in the middle of an archive leaves none, and nothing that points to it', async () => {
    await killAt(opened.newFolder(), longerThanBuffers, ({ uploaded }) => uploaded > 100_000);
    expect(archives()).toEqual([]);
    expect(await wholeEverywhere()).toBe(0);
    const machine = opened.machine();
    const version = await release(machine, 'after');
    expect(await live(machine)).toBe(version);
  });

  it('at any request leaves whole builds behind every pointer, and its machine goes on', async () => {
    const folder = opened.newFolder();
    for (const last of Array.from({ length: 24 }, (_, index) => index + 1)) {
      await killAt(folder, 40_000, ({ requests }) => requests >= last);
      await wholeEverywhere();
      await opened.machine(folder).follow();
    }
    expect(await wholeEverywhere()).toBeGreaterThan(3);
    // A minute alone; it starts 24 processes, each of which a busy machine keeps waiting.
  }, 300_000);
});
