import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ActionOrder, type OrderedAction, signOrder } from '@plenary/gateway/archives/release-order';
import { fingerprint } from '@plenary/gateway/archives/signature';
import { readDrops } from '@plenary/gateway/contract/drops';
import { releasesOf } from '@plenary/gateway/releases/registry';
import { runningName } from '@plenary/gateway/releases/running';
import { type GatewayWorld, publicUrl, startGateway } from '@plenary/gateway/testing/gateway-world';
import { signedBy, smallRemote, smallService, teamKey } from '@plenary/gateway/testing/small-archive';
import { json } from '@plenary/gateway/testing/start-upstream';
import { changeDrops, changeReleases } from './change-releases.ts';
import { sendArchive } from './send-archive.ts';
import { askDrops, sendDrop, sendOrder } from './send-order.ts';

const booking = teamKey();
const survey = teamKey();
const sender = `camille, key ${fingerprint(booking.shown)} of booking`;
let folder: string;
let world: GatewayWorld;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'send-order-'));
  const teams = {
    booking: { keys: [booking.shown], parts: ['mf-booking', 'svc-booking'] },
    survey: { keys: [survey.shown], parts: ['mf-survey', 'svc-survey'] },
  };
  const file = path.join(folder, 'teams.json');
  writeFileSync(file, JSON.stringify(teams));
  world = await startGateway({ settings: { TEAM_KEYS: file } });
  world.clock.now = Date.now();
  const shown = { metaData: { buildInfo: { buildVersion: '1.0.0' }, remoteEntry: { name: 'e.js' } }, exposes: [], shared: [] };
  for (const part of ['shell', 'mf-booking']) world.webRoot.write(`${part}/dist/mf-manifest.json`, JSON.stringify(shown));
  for (const service of [world.booking, world.identity, world.documents, world.survey]) service.answer(json(200, { paths: {} }));
});
afterEach(async () => {
  await world.stop();
  rmSync(folder, { recursive: true });
});

const platform = (key = booking) => ({ platform: publicUrl, reachedAt: world.origin, by: 'camille', key: key.secret });
const order = (action: OrderedAction, { part = 'mf-booking', key = booking } = {}) =>
  sendOrder({ ...platform(key), part, action, within: 0 });
const state = async (part = 'mf-booking') => releasesOf(await world.releases.registry.read(), part);
const release = async (content: string, percent: number | null = null, key = booking, part = 'mf-booking') => {
  const archive = signedBy(smallRemote({ 'main.js': content }, { part }), key.secret);
  return (await sendArchive({ ...platform(key), archive, percent })).version;
};
const rollback: OrderedAction = { kind: 'rollback' };

test('a team rolls back, promotes, shares and withdraws by its key from a machine without the folder, and the trail names the key', async () => {
  const first = await release('one');
  const second = await release('two');
  expect(await order(rollback)).toMatchObject({ part: 'mf-booking', live: first, canary: null, by: sender });
  expect(await order({ kind: 'canary', version: second, percent: 10 })).toMatchObject({ canary: { version: second, percent: 10 } });
  expect(await order({ kind: 'canary', version: null, percent: 25 })).toMatchObject({ canary: { version: second, percent: 25 } });
  expect(await order({ kind: 'withdraw' })).toMatchObject({ live: first, canary: null });
  await order({ kind: 'canary', version: second, percent: 10 });
  expect(await order({ kind: 'promote', version: null })).toMatchObject({ live: second, canary: null });
  expect(await order({ kind: 'promote', version: first })).toMatchObject({ live: first });
  expect((await state()).live).toBe(first);
  const trail = await world.releases.registry.trail(20);
  expect(new Set(trail.map(({ by }) => by))).toEqual(new Set([sender]));
  expect(trail[0]).toMatchObject({ remote: 'mf-booking', deed: { kind: 'promote', version: first } });
});

test('a team orders nothing of another team’s parts, and a stranger nothing at all', async () => {
  const first = await release('one');
  await release('two');
  const before = await state();
  for (const action of [rollback, { kind: 'withdraw' }, { kind: 'promote', version: first }] as OrderedAction[]) {
    await expect(order(action, { key: survey })).rejects.toThrow('survey does not release mf-booking');
    await expect(order(action, { key: teamKey() })).rejects.toThrow('the platform knows no such key');
  }
  await expect(sendDrop({ ...platform(survey), part: 'svc-booking', what: 'GET /api/old', days: 14 })).rejects.toThrow(
    'survey does not release svc-booking',
  );
  await expect(sendDrop({ ...platform(teamKey()), part: 'svc-booking', what: 'GET /api/old', days: 14 })).rejects.toThrow('no such key');
  for (const place of ['release-orders', 'release-drops'])
    expect((await world.ask(`/api/${place}`, { method: 'POST', headers: { authorization: 'Release e30.x' } })).status).toBe(401);
  expect(await state()).toEqual(before);
});

test('an order is carried out once: not again, not elsewhere, not late, and not on releases that its sender has not seen', async () => {
  await release('one');
  await release('two');
  await release('three');
  const said = { platform: publicUrl, by: 'camille', part: 'mf-booking', action: rollback };
  const progress = { authorization: signOrder({ platform: publicUrl, by: 'camille', at: new Date().toISOString() }, booking.secret) };
  const seen = JSON.parse((await world.ask('/api/release-archives/mf-booking', { headers: progress })).text);
  const post = (authorization: string) => world.ask('/api/release-orders', { method: 'POST', headers: { authorization } });
  const signed = (own: Partial<ActionOrder>) => {
    const whole: ActionOrder = { ...said, state: seen.state, at: new Date(world.clock.now).toISOString(), ...own };
    return signOrder(whole, booking.secret);
  };
  expect((await post(signed({ platform: 'http://rehearsal.example' }))).status).toBe(401);
  expect((await post(signed({ at: new Date(world.clock.now - 600_000).toISOString() }))).status).toBe(401);
  const once = signed({});
  expect((await post(once)).status).toBe(200);
  const again = await post(once);
  expect([again.status, JSON.parse(again.text).reasons]).toEqual([
    409,
    ['somebody else changed the releases of this part in this moment: look, and try again'],
  ]);
  expect((await state()).before).toHaveLength(2);
});

test('what does not fit, or is impossible, is refused with its reasons', async () => {
  await expect(order(rollback)).rejects.toThrow('nothing was live before');
  await expect(order({ kind: 'promote', version: null })).rejects.toThrow('no canary runs');
  await expect(order({ kind: 'promote', version: '0.0.1-12345678' })).rejects.toThrow('no such version is kept');
  await expect(order({ kind: 'canary', version: '0.0.1-12345678', percent: 5 }, { part: 'svc-booking' })).rejects.toThrow(
    'a canary of svc-booking needs two replicas of it on one machine',
  );
  const pages = { paths: ['/', '/stars'] };
  const build = { 'main.js': '1', 'pages.json': JSON.stringify(pages), 'mf-manifest.json': '{"exposes":[],"shared":[]}' };
  const promises = { exposes: ['remote'], shared: [], endpoints: [], pages };
  await sendArchive({ ...platform(), archive: signedBy(smallRemote(build, { promises }), booking.secret), percent: null });
  await release('two');
  world.webRoot.write('mf-auth/dist/pages.json', JSON.stringify({ paths: ['/stars'] }));
  world.webRoot.write('shell/dist/remote-paths.json', JSON.stringify([{ name: 'mf-auth', paths: ['/stars'] }]));
  await expect(order(rollback)).rejects.toThrow('path of another remote: /stars, mf-auth has /stars');
});

const call = 'GET /api/meeting-events/{eventId}/customer-survey';
const answering = (...names: string[]) => {
  const schema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])), required: names };
  return {
    '/api/meeting-events/{eventId}/customer-survey': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } },
  };
};
/** Releases svc-survey as its team does, and has the platform's own answer as it. */
const releaseSurvey = async (build: string, ...fields: string[]) => {
  const contract = { paths: answering(...fields) };
  const { live: triedBeside } = await state('svc-survey');
  const service = smallService({ 'main.mjs': build }, { part: 'svc-survey', contract, triedBeside });
  await sendArchive({ ...platform(survey), archive: signedBy(service, survey.secret), percent: null });
  world.survey.answer(json(200, contract));
  return service.manifest.version;
};
const reading = (...fields: string[]) =>
  smallRemote(
    { 'main.js': fields.join(), 'mf-manifest.json': '{"exposes":[{"name":"remote"}],"shared":[]}' },
    { part: 'mf-survey', promises: { exposes: ['remote'], shared: [], endpoints: [call], calls: answering(...fields) } },
  );

test('a service goes to no version that lacks a field which a live remote reads, by any order, until that remote goes back', async () => {
  const orderSurvey = (part: string, action: OrderedAction) => order(action, { part, key: survey });
  const send = (archive: Buffer) => sendArchive({ ...platform(survey), archive, percent: null });
  world.survey.answer(json(200, { paths: answering('id') }));
  const without = await releaseSurvey('S0', 'id');
  await send(signedBy(reading('id'), survey.secret));
  const answers = await releaseSurvey('D1', 'id', 'stars');
  const reader = reading('id', 'stars');
  await send(signedBy(reader, survey.secret));

  const refusal = `refused\n  mf-survey ${reader.manifest.version} needs it: ${call}: answer.stars: is not answered by it`;
  await expect(orderSurvey('svc-survey', rollback)).rejects.toThrow(refusal);
  await expect(orderSurvey('svc-survey', { kind: 'promote', version: without })).rejects.toThrow(refusal);
  const older = smallService({ 'main.mjs': 'S1' }, { part: 'svc-survey', contract: { paths: answering('id') }, triedBeside: answers });
  await expect(send(signedBy(older, survey.secret))).rejects.toThrow(refusal.replace('refused\n  ', ''));
  expect((await state('svc-survey')).live).toBe(answers);

  await orderSurvey('mf-survey', rollback);
  await orderSurvey('svc-survey', rollback);
  await expect(orderSurvey('mf-survey', { kind: 'promote', version: reader.manifest.version })).rejects.toThrow(
    `refused\n  contract that is not deployed: ${call}: answer.stars: is not answered yet`,
  );
});

test('an order for a service is done once its replicas run what it brings, and says when they do not', async () => {
  const runs = (version: string | null) =>
    world.webRoot.write(
      `releases/${runningName('one')}`,
      JSON.stringify({ at: world.clock.now, services: { 'svc-booking': [{ version, isReady: true }] } }),
    );
  const { version } = smallService({ 'main.mjs': 'serve()' }).manifest;
  runs(version);
  const archive = signedBy(smallService({ 'main.mjs': 'serve()' }), booking.secret);
  await sendArchive({ ...platform(), archive, percent: null });
  await expect(order(rollback, { part: 'svc-booking' })).rejects.toThrow('not all replicas run the installed build yet');
  runs(version);
  expect(await order({ kind: 'promote', version }, { part: 'svc-booking' })).toMatchObject({ live: version, copies: 1 });
});

test('a team lets its service leave something out by its key, and is told every user of what stays', async () => {
  const drop = (what: string) => sendDrop({ ...platform(), part: 'svc-booking', what, days: 14 });
  await expect(drop('GET /api/old')).rejects.toThrow('mf-booking as it is installed does not say what it calls');
  world.webRoot.write('releases/svc-booking/installed.json', JSON.stringify({ contract: { paths: {}, 'x-tables': { quote: ['id'] } } }));
  expect(await drop('column quote.note')).toMatchObject({ what: 'column quote.note', by: sender });
  await drop('column quote.note');
  expect(await readDrops(world.webRoot.releases)).toMatchObject([{ part: 'svc-booking', what: 'column quote.note', by: sender, days: 14 }]);
  await expect(drop('column quote.id')).rejects.toThrow('svc-booking as it is installed uses it');
  const { calls } = await askDrops({ ...platform(), part: 'svc-booking', days: 14 });
  expect(calls).toContainEqual({ what: 'POST /api/quote', reasons: expect.arrayContaining([expect.stringContaining('mf-booking')]) });
  await expect(sendDrop({ ...platform(), part: 'mf-booking', what: 'GET /api/old', days: 14 })).rejects.toThrow('is no service');
});

describe('a command without a key', () => {
  const here = (more: Record<string, string> = {}) =>
    ({
      PUBLIC_URL: world.origin,
      RELEASES_DIR: world.webRoot.releases,
      WEB_ROOT: world.webRoot.folder,
      ...more,
    }) as unknown as NodeJS.ProcessEnv;

  test('is refused where the platform has a table of teams, and writes nothing', async () => {
    await release('one');
    const before = await state();
    const alone = 'the platform takes orders by the key of a team alone';
    await expect(changeReleases({ part: 'mf-booking', action: rollback }, here())).rejects.toThrow(alone);
    await expect(changeDrops({ part: 'svc-booking', what: 'GET /api/old', days: 14 }, here())).rejects.toThrow(alone);
    await expect(
      changeReleases({ part: 'mf-booking', action: rollback }, here({ PUBLIC_URL: 'http://127.0.0.1:9', TEAM_KEYS: 'teams.json' })),
    ).rejects.toThrow(alone);
    expect(await state()).toEqual(before);
    expect(existsSync(path.join(world.webRoot.releases, 'drops'))).toBe(false);
  });

  test('acts in the folder where the platform has none', async () => {
    const first = await release('one');
    await release('two');
    const open = await startGateway({ settings: { RELEASES_DIR: world.webRoot.releases } });
    try {
      await changeReleases({ part: 'mf-booking', action: rollback }, here({ PUBLIC_URL: open.origin, RELEASED_BY: 'zoe' }));
    } finally {
      await open.stop();
    }
    expect((await state()).live).toBe(first);
    expect((await world.releases.registry.trail(1))[0]?.by).toBe('zoe');
  });
});
