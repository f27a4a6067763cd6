import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type GatewayWorld, publicUrl, startGateway } from '@plenary/gateway/testing/gateway-world';
import { signedBy, smallRemote, teamKey } from '@plenary/gateway/testing/small-archive';
import { json } from '@plenary/gateway/testing/start-upstream';
import { startBucket } from '@plenary/service-kit/testing/start-bucket';
import { act } from './act.ts';
import { sendArchive } from './send-archive.ts';

const key = teamKey();
let folder: string;
let ends: (() => Promise<unknown>)[];
let worlds: [GatewayWorld, GatewayWorld];
let shared: Record<string, string>;

const settingsOfBucket = async (): Promise<Record<string, string>> => {
  const { bucket, stop } = await startBucket();
  ends.push(stop);
  return {
    RELEASES_BUCKET: bucket.url,
    RELEASES_REGION: bucket.region,
    RELEASES_KEY_ID: bucket.keyId,
    RELEASES_SECRET: bucket.secret,
  };
};

const startOne = async (settings: Record<string, string>): Promise<GatewayWorld> => {
  const world = await startGateway({ settings: { TEAM_KEYS: path.join(folder, 'teams.json'), ...settings } });
  ends.unshift(world.stop);
  world.clock.now = Date.now();
  world.webRoot.write('shell/dist/mf-manifest.json', JSON.stringify({ exposes: [], shared: [] }));
  for (const service of [world.booking, world.identity, world.documents, world.survey]) service.answer(json(200, { paths: {} }));
  return world;
};

/** A build of a part that pages can be given. */
const build = (part: string, says: string) => {
  const manifest = { metaData: { buildInfo: { buildVersion: '1.0.0' }, remoteEntry: { name: 'e.js' } }, shared: [], exposes: [] };
  return smallRemote({ 'mf-manifest.json': JSON.stringify(manifest), 'e.js': says }, { part });
};
const send = (world: GatewayWorld, archive: Buffer) =>
  sendArchive({ archive, key: key.secret, platform: publicUrl, percent: null, reachedAt: world.origin, by: 'camille', within: 0 });
/** The version of a remote that a gateway announces to pages. */
const announced = async (world: GatewayWorld, part: string): Promise<string | undefined> => {
  const remotes: { name: string; version: string }[] = JSON.parse((await world.ask('/remotes.json')).text);
  return remotes.find(({ name }) => name === part)?.version;
};
const becomes = async (world: GatewayWorld, part: string, version: string): Promise<void> => {
  while ((await announced(world, part)) !== version) await pause(20);
};

describe.each([
  ['one folder', async () => ({ RELEASES_DIR: path.join(folder, 'releases') })],
  ['one bucket, and no folder', settingsOfBucket],
])('two gateways with %s', (_, settingsOf) => {
  beforeEach(async () => {
    ends = [];
    folder = mkdtempSync(path.join(tmpdir(), 'two-gateways-'));
    const teams = { network: { keys: [key.shown], parts: ['mf-booking', 'mf-auth'] } };
    writeFileSync(path.join(folder, 'teams.json'), JSON.stringify(teams));
    shared = await settingsOf();
    worlds = [await startOne(shared), await startOne(shared)];
  });
  afterEach(async () => {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true });
  });

  it('both serve what one of them releases, and what a command rolls back', async () => {
    const [one, other] = worlds;
    const first = build('mf-booking', 'first();');
    const second = build('mf-booking', 'second();');
    for (const { manifest, files } of [first, second]) {
      expect(await send(one, signedBy({ manifest, files }, key.secret))).toMatchObject({ live: manifest.version });
      for (const world of worlds) {
        await becomes(world, 'mf-booking', manifest.version);
        const file = await world.ask(`/remotes/mf-booking/${manifest.version}/e.js`);
        expect([file.status, file.text]).toEqual([200, files.get('e.js')?.toString()]);
      }
    }
    // An open page has it.
    expect((await other.ask(`/remotes/mf-booking/${first.manifest.version}/e.js`)).text).toBe('first();');

    const environment = { RELEASES_DIR: path.join(folder, 'of-the-command'), WEB_ROOT: other.webRoot.folder, ...shared };
    const rollBack = () => act('mf-booking', { kind: 'rollback' }, environment as unknown as NodeJS.ProcessEnv);
    await rollBack();
    for (const world of worlds) await becomes(world, 'mf-booking', first.manifest.version);
    await rollBack();
    for (const world of worlds) await becomes(world, 'mf-booking', '2.0.0');
  });

  it('what both release at one moment is live on both, or refused; nothing that was acknowledged is lost', async () => {
    const asked = [build('mf-booking', 'one();'), build('mf-auth', 'other();')];
    const sent = await Promise.allSettled(worlds.map((world, index) => send(world, signedBy(asked[index] ?? build('', ''), key.secret))));
    const acknowledged = sent.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const end of sent) if (end.status === 'rejected') expect(end.reason.message).toContain('somebody else changed the releases');
    for (const { part, version } of acknowledged) for (const world of worlds) await becomes(world, part, version);
  });
});
