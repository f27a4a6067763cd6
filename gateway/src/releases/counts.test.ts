import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../stores/folder-store.ts';
import { createCounts } from './counts.ts';
import { canaryGroups } from './visitor-group.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const canary = { version: '1.1.0', percent: 50, trial: 2 };
const isCanarys = canaryGroups('mf-booking', canary);
const [ofCanary = 0] = [0, 1, 5_000, 5_001].filter(isCanarys);
const [ofLive = 0] = [0, 1, 5_000, 5_001].filter((group) => !isCanarys(group));

test('what several gateways have counted is added up, a visitor of two of them once', async () => {
  const [one, other] = [createCounts(folderStore(folder)), createCounts(folderStore(folder))];
  for (const counts of [one, other]) {
    counts.see('mf-booking', canary, { group: ofCanary });
    counts.report('mf-booking', '1.1.0');
    await counts.flush();
  }
  other.see('mf-booking', canary, { group: ofLive });
  other.fail('mf-booking', canary, { group: ofCanary });
  await other.flush();
  expect(await createCounts(folderStore(folder)).ofTrial('mf-booking', canary)).toMatchObject({
    canary: { visitors: 1, failed: 1 },
    live: { visitors: 1, failed: 0 },
  });
  expect(await one.reports()).toEqual({ 'mf-booking 1.1.0': 2 });
});

/** Failures at several gateways, or at one that restarts: visitors of the canary in turn, three at each. */
const failAtGateways = async (gateways: number, sourceOf: (visitor: number) => string | undefined) => {
  const visitors = Array.from({ length: 10_000 }, (_, group) => group).filter(isCanarys);
  for (let gateway = 0; gateway < gateways; gateway++) {
    const counts = createCounts(folderStore(folder));
    for (let visit = gateway * 3; visit < gateway * 3 + 3; visit++) {
      const group = visitors[visit] as number;
      counts.see('mf-booking', canary, { group, source: sourceOf(visit) });
      counts.fail('mf-booking', canary, { group, source: sourceOf(visit) });
    }
    await counts.flush();
  }
  return (await createCounts(folderStore(folder)).ofTrial('mf-booking', canary)).canary;
};

test('of one source two visitors and two failures count at most, at however many gateways and after however many restarts', async () => {
  expect(await failAtGateways(6, () => '192.0.2.1')).toMatchObject({ visitors: 2, failed: 2 });
});

test('two more visitors and failures at most are the work of one source beside those of others', async () => {
  expect(await failAtGateways(6, (visitor) => (visitor < 4 ? `198.51.100.${visitor}` : '192.0.2.1'))).toMatchObject({
    visitors: 6,
    failed: 6,
  });
});

test('the visitors and failures of different sources, and of sources without limit, all count', async () => {
  expect(await failAtGateways(3, (visitor) => `192.0.2.${visitor}`)).toMatchObject({ visitors: 9, failed: 9 });
  expect(await failAtGateways(4, () => undefined)).toMatchObject({ visitors: 12, failed: 12 });
});

test('each visitor and failure that a gateway of an older release has counted has a source of its own', async () => {
  await failAtGateways(2, () => '192.0.2.1');
  const file = path.join(folder, 'counts', readdirSync(path.join(folder, 'counts'))[0] ?? '');
  const { trials, ...counted } = JSON.parse(readFileSync(file, 'utf8'));
  const older = Object.fromEntries(
    Object.entries(trials).map(([key, trial]) => [key, { ...(trial as object), seenSources: undefined, sources: undefined }]),
  );
  writeFileSync(file, JSON.stringify({ ...counted, trials: older }));
  const { canary: seen } = await createCounts(folderStore(folder)).ofTrial('mf-booking', canary);
  expect(seen).toMatchObject({ visitors: 5, failed: 5 });
});

test('a visitor of two gateways counts for the version of each, whatever their group', async () => {
  const [trying, other] = [createCounts(folderStore(folder)), createCounts(folderStore(folder))];
  const told = { part: 'gateway', canary, visitor: { group: ofLive } };
  trying.answer({ ...told, arm: 'canary', isFailed: true, isSlow: false });
  other.answer({ ...told, arm: 'live', isFailed: false, isSlow: true });
  await Promise.all([trying.flush(), other.flush()]);
  expect(await other.ofTrial('gateway', canary)).toEqual({
    canary: { visitors: 1, failed: 1, slow: 0 },
    live: { visitors: 1, failed: 0, slow: 1 },
  });
});

test('another trial begins at nothing', async () => {
  const counts = createCounts(folderStore(folder));
  counts.see('mf-booking', canary, { group: ofCanary });
  await counts.flush();
  expect((await counts.ofTrial('mf-booking', { ...canary, trial: 3 })).canary).toMatchObject({ visitors: 0, failed: 0 });
});

test('who has failed without having been given anything counts for nothing', async () => {
  const counts = createCounts(folderStore(folder));
  counts.fail('mf-booking', canary, { group: ofCanary });
  await counts.flush();
  expect((await counts.ofTrial('mf-booking', canary)).canary).toMatchObject({ visitors: 0, failed: 0 });
});

test('nothing is written where nothing has changed, and what is no count is passed over', async () => {
  const counts = createCounts(folderStore(folder));
  expect(await counts.flush()).toBe(false);
  counts.report('mf-booking', '1.1.0');
  expect([await counts.flush(), await counts.flush()]).toEqual([true, false]);
  writeFileSync(path.join(folder, 'counts', 'strange.json'), '{"reports":"many"}');
  expect(await counts.reports()).toEqual({ 'mf-booking 1.1.0': 1 });
});

test('what was counted more than thirty days ago is taken away', async () => {
  const counts = createCounts(folderStore(folder));
  counts.report('mf-booking', '1.1.0');
  await counts.flush();
  const old = path.join(folder, 'counts', 'old.json');
  writeFileSync(old, '{"reports":{"mf-booking 1.0.0":9},"trials":{}}');
  utimesSync(old, new Date('2026-01-01'), new Date('2026-01-01'));
  await counts.tidy(Date.now());
  expect(readdirSync(path.join(folder, 'counts'))).toHaveLength(1);
  expect(await counts.reports()).toEqual({ 'mf-booking 1.1.0': 1 });
});
