import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { noteDrop, readDrops } from '../contract/drops.ts';
import { createCounts } from '../releases/counts.ts';
import { readCounts } from '../releases/counts-folder.ts';
import { createRegistry } from '../releases/registry.ts';
import type { ReleaseAction } from '../releases/release-rules.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { removeOld } from '../releases/remove-old.ts';
import { readRunning, runningName } from '../releases/running.ts';
import { eachStore, type OpenedStore } from '../testing/open-stores.ts';
import { smallRemote } from '../testing/small-archive.ts';

const at = '2026-07-01T10:00:00.000Z';
const act = (store: ReleaseStore, action: ReleaseAction, on = at) =>
  createRegistry(store).act({ remote: 'mf-booking', action, by: 'zoe', at: on });

/** Keeps a build that says so, as the gateway does before it releases it. */
const keep = async (store: ReleaseStore, says: string, on = at) => {
  const { manifest, files } = smallRemote({ 'main.js': says, 'server/main.cjs': `${says} there` });
  const archive = await store.keep({ manifest: { ...manifest, releasedAt: on, releasedBy: 'zoe' }, files });
  return { version: manifest.version, ...(archive && { archive }) };
};
/** Releases it; answers its version. */
const release = async (store: ReleaseStore, says: string, on = at): Promise<string> => {
  const kept = await keep(store, says, on);
  await act(store, { kind: 'release', percent: null, ...kept }, on);
  return kept.version;
};
const placeOf = ({ folder }: ReleaseStore, version: string) => path.join(folder, 'mf-booking', version);
const says = (store: ReleaseStore, version: string) => readFileSync(path.join(placeOf(store, version), 'main.js'), 'utf8');
/** What a gateway of that machine gives its visitors. */
const live = async (store: ReleaseStore) => {
  await store.follow();
  return (await createRegistry(store).read()).remotes['mf-booking']?.live;
};

describe.each(eachStore)('releases in %s', (_, open) => {
  let opened: OpenedStore;
  let one: ReleaseStore;
  let other: ReleaseStore;
  beforeEach(async () => {
    opened = await open();
    [one, other] = [opened.machine(), opened.machine()];
  });
  afterEach(() => opened.close());

  it('what one machine releases another has, file by file, with its manifest', async () => {
    expect(await live(other)).toBeUndefined();
    const version = await release(one, 'first');
    expect(await live(one)).toBe(version);
    expect(await live(other)).toBe(version);
    expect(says(other, version)).toBe('first');
    expect(readFileSync(path.join(placeOf(other, version), 'server/main.cjs'), 'utf8')).toBe('first there');
    expect(readdirSync(path.join(other.folder, 'mf-booking')).sort()).toEqual([version, `${version}.json`].sort());
    expect(JSON.parse(readFileSync(`${placeOf(other, version)}.json`, 'utf8'))).toMatchObject({
      version,
      releasedAt: at,
      releasedBy: 'zoe',
    });
  });

  it('a machine that comes later has what is live, what a rollback would bring, and the trail', async () => {
    const first = await release(one, 'first');
    const second = await release(one, 'second');
    const late = opened.machine();
    expect(await live(late)).toBe(second);
    expect([says(late, first), says(late, second)]).toEqual(['first', 'second']);
    expect(await createRegistry(late).trail(10)).toMatchObject([{ revision: 2 }, { revision: 1 }]);
  });

  it('another machine rolls back, and the first one follows', async () => {
    const first = await release(one, 'first');
    const second = await release(one, 'second');
    await act(other, { kind: 'rollback' });
    expect(await live(one)).toBe(first);
    await act(one, { kind: 'promote', version: second });
    expect(await live(other)).toBe(second);
  });

  it('of sixteen machines that change the same state exactly one does, and the others are told', async () => {
    await release(one, 'first');
    const { revision } = await createRegistry(one).read();
    const machines = Array.from({ length: 16 }, () => opened.machine());
    const action = { kind: 'rollback' as const };
    const ends = await Promise.allSettled(
      machines.map((store) => createRegistry(store).act({ remote: 'mf-booking', action, by: 'zoe', at, revision })),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'stale-revision' });
    expect(await live(one)).toBeNull();
    expect((await createRegistry(one).read()).revision).toBe(revision + 1);
  });

  it('who acts on what was true before is refused, whatever the machine has heard', async () => {
    await live(other);
    await release(one, 'first');
    const asked = { remote: 'mf-booking', action: { kind: 'rollback' as const }, by: 'zoe', at, revision: 0 };
    await expect(createRegistry(other).act(asked)).rejects.toMatchObject({ code: 'stale-revision' });
  });

  it('a build that nothing points to, as of a release that was refused or killed, is live nowhere', async () => {
    const { version } = await keep(one, 'never');
    expect([await live(one), await live(other)]).toEqual([undefined, undefined]);
    expect(await release(one, 'never')).toBe(version);
    expect(await live(other)).toBe(version);
  });

  it('counts, what runs and drops are told to every machine, and what is taken back is gone', async () => {
    const counts = createCounts(one);
    counts.report('mf-booking', '1.0.0');
    await counts.flush();
    const drop = { part: 'svc-booking', what: 'GET /api/old', by: 'zoe', at, days: 14 };
    await noteDrop(one, drop);
    await one.put(runningName('machine'), JSON.stringify({ at: 1_000, services: { 'svc-booking': [{ version: null, isReady: true }] } }));
    await other.follow();
    expect(await readCounts(other.folder)).toMatchObject([{ reports: { 'mf-booking 1.0.0': 1 } }]);
    expect(await readDrops(other.folder)).toEqual([drop]);
    expect((await readRunning(other.folder, 1_000))('svc-booking')).toEqual([{ version: null, isReady: true }]);

    counts.report('mf-booking', '1.0.0');
    await counts.flush();
    await one.remove(runningName('machine'));
    await other.follow();
    expect(await readCounts(other.folder)).toMatchObject([{ reports: { 'mf-booking 1.0.0': 2 } }]);
    expect((await readRunning(other.folder, 1_000))('svc-booking')).toEqual([]);
  });

  it('of two drops that take one number the second is refused', async () => {
    const drop = { part: 'svc-booking', what: 'GET /api/old', by: 'zoe', at, days: 14 };
    const ends = await Promise.allSettled([noteDrop(one, drop), noteDrop(other, drop)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a version that nobody uses for a week goes from every machine, and those in use stay', async () => {
    const first = await release(one, 'first');
    const second = await release(one, 'second');
    const third = await release(one, 'third');
    await live(other);
    const later = '2026-07-10T10:00:00.000Z';
    expect(await removeOld({ registry: createRegistry(one), store: one, part: 'mf-booking', by: 'zoe', at: later })).toEqual([first]);
    expect(await live(other)).toBe(third);
    for (const store of [one, other]) {
      expect([first, second, third].map((version) => existsSync(placeOf(store, version)))).toEqual([false, true, true]);
      expect(existsSync(`${placeOf(store, first)}.json`)).toBe(false);
    }
    expect(await release(other, 'first', later)).toBe(first);
    expect(await live(one)).toBe(first);
    expect(says(one, first)).toBe('first');
  });
});
