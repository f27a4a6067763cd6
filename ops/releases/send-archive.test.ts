import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames } from '@plenary/contracts/services';
import type { ServiceManifest } from '@plenary/gateway/archives/archive';
import { fingerprint } from '@plenary/gateway/archives/signature';
import { noteDrop, readDrops } from '@plenary/gateway/contract/drops';
import type { MadeCalls } from '@plenary/gateway/releases/promises';
import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { type Running, runningName } from '@plenary/gateway/releases/running';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { type GatewayWorld, publicUrl, startGateway } from '@plenary/gateway/testing/gateway-world';
import { signedBy, smallRemote, smallService, smallShell, teamKey } from '@plenary/gateway/testing/small-archive';
import { json } from '@plenary/gateway/testing/start-upstream';
import { act } from './act.ts';
import { allowDrop } from './allow-drop.ts';
import { sendArchive } from './send-archive.ts';

const processes = [...serviceNames.map((name) => `svc-${name}`), 'gateway'].filter((name) => name !== 'svc-booking');
const booking = teamKey();
const survey = teamKey();
let folder: string;
let world: GatewayWorld;
const teamsFile = () => path.join(folder, 'teams.json');

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'send-archive-'));
  const teams = {
    booking: { keys: [booking.shown], parts: ['mf-booking', 'svc-booking'] },
    survey: { keys: [survey.shown], parts: ['mf-survey', 'svc-survey'] },
  };
  writeFileSync(teamsFile(), JSON.stringify(teams));
  world = await startGateway({ settings: { TEAM_KEYS: teamsFile() } });
  world.clock.now = Date.now();
  world.webRoot.write('shell/dist/mf-manifest.json', JSON.stringify({ exposes: [], shared: [] }));
  for (const service of [world.booking, world.identity, world.documents, world.survey]) service.answer(json(200, { paths: {} }));
});
afterEach(async () => {
  await world.stop();
  rmSync(folder, { recursive: true });
});

interface Sent {
  archive: Buffer;
  key?: string;
  platform?: string;
  percent?: number | null;
  within?: number;
}
const send = ({ archive, key = booking.secret, platform = publicUrl, percent = null, within = 0 }: Sent) =>
  sendArchive({ archive, key, platform, percent, reachedAt: world.origin, by: 'camille', within });
const live = async (part: string) => releasesOf(await createRegistry(folderStore(world.webRoot.releases)).read(), part);

/** A manifest of a build that exposes nothing that is told. */
const emptyBuild = { metaData: { buildInfo: { buildVersion: '1.0.0' }, remoteEntry: { name: 'e.js' } }, shared: [], exposes: [] };
const remote = smallRemote({ 'main.js': 'export {}' });
const service = smallService({ 'main.mjs': 'serve()' });

test('an archive with a key of its team is live, and the trail names the key', async () => {
  const { version } = remote.manifest;
  expect(await send({ archive: signedBy(remote, booking.secret) })).toMatchObject({ part: 'mf-booking', version, live: version });
  const place = path.join(world.webRoot.releases, 'mf-booking', version);
  expect(readFileSync(path.join(place, 'main.js'), 'utf8')).toBe('export {}');
  const by = `camille, key ${fingerprint(booking.shown)} of booking`;
  expect(JSON.parse(readFileSync(`${place}.json`, 'utf8'))).toMatchObject({ commit: '5f0c9a1e', checkedBy: 'a pipeline', releasedBy: by });
  expect((await world.releases.registry.trail(1))[0]).toMatchObject({ by, deed: { kind: 'release', version } });
});

test('a canary is for a share of the visitors', async () => {
  await send({ archive: signedBy(remote, booking.secret), percent: 10 });
  expect(await live('mf-booking')).toMatchObject({ live: null, canary: { version: remote.manifest.version, percent: 10 } });
});

test('a stranger, a stale order and one for another platform are told nothing', async () => {
  const archive = signedBy(remote, booking.secret);
  await expect(send({ archive, key: teamKey().secret })).rejects.toThrow('knows no such key');
  await expect(send({ archive, platform: 'http://rehearsal.example' })).rejects.toThrow('knows no such key');
  world.clock.now += 600_000;
  await expect(send({ archive })).rejects.toThrow('knows no such key');
  for (const authorization of ['', 'Release', 'Release e30.x', `Release ${Buffer.from('null').toString('base64url')}.x`])
    expect((await world.ask('/api/release-archives', { method: 'POST', headers: { authorization }, body: 'x' })).status).toBe(401);
  expect((await world.ask('/api/release-archives/mf-booking')).status).toBe(401);
  expect(existsSync(path.join(world.webRoot.releases, 'mf-booking'))).toBe(false);
});

test('a key that is taken out of the table releases nothing from then on', async () => {
  writeFileSync(teamsFile(), JSON.stringify({ survey: { keys: [survey.shown], parts: ['mf-survey'] } }));
  await expect(send({ archive: signedBy(remote, booking.secret) })).rejects.toThrow('knows no such key');
});

test('another team neither releases a part nor vouches for it', async () => {
  await expect(send({ archive: signedBy(remote, booking.secret), key: survey.secret })).rejects.toThrow(
    'survey does not release mf-booking',
  );
  await expect(send({ archive: signedBy(remote, survey.secret) })).rejects.toThrow(
    'no key of a team that has mf-booking vouches for the archive',
  );
  expect((await live('mf-booking')).versions).toEqual([]);
});

test('every reason against an archive is told, and nothing is written', async () => {
  const promises = {
    exposes: [],
    shared: [{ name: 'react', version: '20.0.0', requiredVersion: '^20.0.0' }],
    endpoints: ['GET /api/stars'],
    pages: { paths: ['/', '/auth/sessions'] },
  };
  const hasty = smallRemote({ 'main.js': 'export {}' }, { checks: [{ name: 'build', seconds: 1 }], promises });
  world.webRoot.write('mf-booking/dist/mf-manifest.json', JSON.stringify({ exposes: [{ name: 'remote' }], shared: [] }));
  const reasons = await send({ archive: signedBy(hasty, booking.secret) }).catch((error: Error) => error.message.split('\n  ').slice(1));
  expect(reasons).toEqual([
    'check that it has not passed: types',
    'check that it has not passed: lint',
    'check that it has not passed: tests',
    'exposed module gone: remote, which the live version has',
    'shared library that the shell does not bring: react ^20.0.0',
    'call that no deployed service answers: GET /api/stars',
    'path of another remote: /auth/sessions, mf-auth has /auth',
  ]);
  expect(existsSync(path.join(world.webRoot.releases, 'mf-booking'))).toBe(false);
});

const usesTitle = { exports: { '@plenary/platform': ['useTitle'] }, tokens: ['--color-ink'] };
const ownShell = () =>
  writeFileSync(teamsFile(), JSON.stringify({ booking: { keys: [booking.shown], parts: ['shell', 'mf-booking', 'mf-survey'] } }));
const inFolder = () => ({ RELEASES_DIR: world.webRoot.releases, WEB_ROOT: world.webRoot.folder }) as unknown as NodeJS.ProcessEnv;
const reasonsAgainst = (archive: Buffer) =>
  send({ archive }).then(
    () => [],
    (error: Error) => error.message.split('\n  ').slice(1),
  );

test('a shell is released like a remote where it brings what every remote in use needs', async () => {
  ownShell();
  world.webRoot.write('shell/dist/provided.json', JSON.stringify(usesTitle));
  const shown = { 'index.html': '<html>', 'boot-files.json': '[]', 'mf-manifest.json': '{"shared":[],"exposes":[]}' };
  const whole = smallShell({ ...shown, 'provided.json': JSON.stringify(usesTitle) }, { provided: usesTitle });
  const { version } = whole.manifest;
  expect(await send({ archive: signedBy(whole, booking.secret) })).toMatchObject({ part: 'shell', version, live: version });
  expect(readFileSync(path.join(world.webRoot.releases, 'shell', version, 'index.html'), 'utf8')).toBe('<html>');
});

test('a shell that lacks what a remote in use needs, makes an unknown call or takes a path is refused', async () => {
  ownShell();
  world.webRoot.write('shell/dist/provided.json', JSON.stringify(usesTitle));
  world.webRoot.write(
    'mf-booking/dist/mf-manifest.json',
    JSON.stringify({ exposes: [], shared: [{ name: 'react', requiredVersion: '^19.0.0' }] }),
  );
  rmSync(path.join(world.webRoot.folder, 'mf-auth'), { recursive: true });
  const bare = smallShell({ 'index.html': '<html>' }, { endpoints: ['GET /api/stars'], pages: { paths: ['/venues'] } });
  expect(await reasonsAgainst(signedBy(bare, booking.secret))).toEqual([
    'call that no deployed service answers: GET /api/stars',
    'mf-booking as it is installed needs it: shared library that the shell does not bring: react ^19.0.0',
    'mf-booking as it is installed needs it: export that the shell does not bring: useTitle of @plenary/platform',
    'mf-booking as it is installed needs it: token that the shell does not bring: --color-ink',
    'path of another remote: /venues, mf-booking has /venues',
  ]);
  const used = smallRemote({ 'main.js': 'export {}' }, { promises: { exposes: [], shared: [], endpoints: [], uses: usesTitle } });
  await send({ archive: signedBy(used, booking.secret), percent: 10 });
  expect(await reasonsAgainst(signedBy(bare, booking.secret))).toContain(
    `mf-booking ${used.manifest.version} needs it: token that the shell does not bring: --color-ink`,
  );
  expect((await live('shell')).versions).toEqual([]);
});

test('a remote without a widget that the shell takes from it is refused, and so is a way back to one, and a shell that takes what nobody brings', async () => {
  ownShell();
  const widgets = { authDialog: 'mf-booking', venueSearch: 'mf-booking', accountBadge: 'mf-survey' };
  const tell = (more: object = {}) =>
    world.webRoot.write('shell/dist/provided.json', JSON.stringify({ exports: {}, tokens: [], widgets: { ...widgets, ...more } }));
  tell();
  const bringing = (...brought: string[]) =>
    smallRemote(
      { 'main.js': brought.join(), 'mf-manifest.json': JSON.stringify(emptyBuild) },
      { promises: { exposes: ['remote'], shared: [], endpoints: [], widgets: brought } },
    );
  expect(await reasonsAgainst(signedBy(bringing('authDialog'), booking.secret))).toEqual([
    'widget that the shell takes from mf-booking: venueSearch',
  ]);
  await send({ archive: signedBy(bringing('authDialog', 'venueSearch'), booking.secret) });
  await send({ archive: signedBy(bringing('authDialog', 'venueSearch', 'stars'), booking.secret) });
  tell({ stars: 'mf-booking' });
  await expect(act('mf-booking', { kind: 'rollback' }, inFolder())).rejects.toThrow('widget that the shell takes from mf-booking: stars');
  const greedy = smallShell({ 'index.html': '<html>' }, { provided: { exports: {}, tokens: [], widgets: { glory: 'mf-booking' } } });
  expect(await reasonsAgainst(signedBy(greedy, booking.secret))).toContain(
    `mf-booking ${bringing('authDialog', 'venueSearch', 'stars').manifest.version} does not bring it: widget that the shell takes from mf-booking: glory`,
  );
});

const pagesAt = (part: string, ...paths: string[]) => {
  const pages = { paths };
  const build = { 'mf-manifest.json': JSON.stringify({ ...emptyBuild, part }), 'pages.json': JSON.stringify(pages) };
  return smallRemote(build, { part, promises: { exposes: ['remote'], shared: [], endpoints: [], pages } });
};

test('two remotes do not get one path: neither by a release nor by the way back to an older one', async () => {
  ownShell();
  const first = pagesAt('mf-booking', '/', '/stars');
  await send({ archive: signedBy(first, booking.secret) });
  expect(await reasonsAgainst(signedBy(pagesAt('mf-survey', '/stars'), booking.secret))).toEqual([
    'path of another remote: /stars, mf-booking has /stars',
  ]);
  await send({ archive: signedBy(pagesAt('mf-booking', '/'), booking.secret) });
  await send({ archive: signedBy(pagesAt('mf-survey', '/stars'), booking.secret) });
  const environment = { RELEASES_DIR: world.webRoot.releases, WEB_ROOT: world.webRoot.folder } as unknown as NodeJS.ProcessEnv;
  for (const action of [{ kind: 'rollback' as const }, { kind: 'canary' as const, version: first.manifest.version, percent: 5 }])
    await expect(act('mf-booking', action, environment)).rejects.toThrow('path of another remote: /stars, mf-survey has /stars');
});

test('no remote gets a path of the shell, or of the platform itself', async () => {
  ownShell();
  world.webRoot.write('shell/dist/pages.json', JSON.stringify({ paths: ['/legal-notices'] }));
  const claims = pagesAt('mf-survey', '/legal-notices/old', '/api', '/readyz', '/livez', '/remotes/mf-booking', '/apiary');
  expect(await reasonsAgainst(signedBy(claims, booking.secret))).toEqual([
    'path of the platform itself: /api',
    'path of the platform itself: /readyz',
    'path of the platform itself: /livez',
    'path of the platform itself: /remotes/mf-booking',
    'path of the shell: /legal-notices/old, shell has /legal-notices',
  ]);
  expect((await live('mf-survey')).versions).toEqual([]);
});

test('a path of a canary is taken, until the canary ends', async () => {
  ownShell();
  const environment = { RELEASES_DIR: world.webRoot.releases, WEB_ROOT: world.webRoot.folder } as unknown as NodeJS.ProcessEnv;
  await send({ archive: signedBy(pagesAt('mf-survey', '/stars'), booking.secret), percent: 10 });
  const claim = signedBy(pagesAt('mf-booking', '/', '/stars/old'), booking.secret);
  expect(await reasonsAgainst(claim)).toEqual(['path of another remote: /stars/old, mf-survey has /stars']);
  await act('mf-survey', { kind: 'withdraw' }, environment);
  expect(await reasonsAgainst(claim)).toEqual([]);
});

test('a shell is not rolled back to one that lacks what a remote has come to need', async () => {
  ownShell();
  const shellWith = (provided: typeof usesTitle) =>
    smallShell(
      {
        'index.html': '<html>',
        'boot-files.json': '[]',
        'mf-manifest.json': JSON.stringify(emptyBuild),
        'provided.json': JSON.stringify(provided),
      },
      { provided },
    );
  await send({ archive: signedBy(shellWith(usesTitle), booking.secret) });
  const needy = smallRemote({ 'main.js': 'export {}' }, { promises: { exposes: ['remote'], shared: [], endpoints: [], uses: usesTitle } });
  await send({ archive: signedBy(needy, booking.secret) });
  world.webRoot.write('shell/dist/provided.json', JSON.stringify({ exports: {}, tokens: [] }));
  const environment = { RELEASES_DIR: world.webRoot.releases, WEB_ROOT: world.webRoot.folder } as unknown as NodeJS.ProcessEnv;
  await expect(act('shell', { kind: 'rollback' }, environment)).rejects.toThrow(
    `mf-booking ${needy.manifest.version} needs it: export that the shell does not bring: useTitle of @plenary/platform`,
  );
  expect((await live('shell')).live).not.toBeNull();
});

test('five teams that release five remotes in one moment are all live, and the trail has each once', async () => {
  const parts = ['mf-auth', 'mf-booking', 'mf-client-area', 'mf-staff', 'mf-survey'];
  const teams = parts.map((part) => ({ part, key: teamKey() }));
  writeFileSync(
    teamsFile(),
    JSON.stringify(Object.fromEntries(teams.map(({ part, key }) => [part, { keys: [key.shown], parts: [part] }]))),
  );
  const sent = await Promise.all(
    teams.map(({ part, key }) => send({ archive: signedBy(smallRemote({ 'main.js': part }, { part }), key.secret), key: key.secret })),
  );
  for (const { part, version } of sent) expect((await live(part)).live).toBe(version);
  const trail = await world.releases.registry.trail(10);
  expect(trail.map(({ remote }) => remote).sort()).toEqual(parts);
});

test('of two releases of one remote in one moment one is live, and the other is told that it moved', async () => {
  const archives = ['one', 'two'].map((content) => signedBy(smallRemote({ 'main.js': content }), booking.secret));
  const [first, second] = await Promise.allSettled(archives.map((archive) => send({ archive })));
  const refusals = [first, second].flatMap((one) => (one?.status === 'rejected' ? [String(one.reason)] : []));
  expect(refusals).toEqual([expect.stringContaining('somebody else changed the releases of this part in this moment')]);
  expect((await live('mf-booking')).versions).toHaveLength(1);
});

test('an archive is released once', async () => {
  const archive = signedBy(remote, booking.secret);
  await send({ archive });
  await expect(send({ archive })).rejects.toThrow('this very build has been released already');
});

const making = (endpoints: string[]) =>
  signedBy(smallRemote({ 'main.js': endpoints.join() }, { promises: { exposes: ['remote'], shared: [], endpoints } }), booking.secret);

test('a service that does not say what it answers keeps the remotes that call it from being released, and no others', async () => {
  world.identity.answer(json(200, { paths: { '/api/me': { get: { responses: {} } } } }));
  world.survey.answer(json(503, {}));
  expect(await reasonsAgainst(making(['GET /api/me', 'GET /api/surveys/{surveyId}']))).toEqual([
    'call that cannot be compared: GET /api/surveys/{surveyId}, while svc-survey did not say what it answers',
  ]);
  expect((await send({ archive: making(['GET /api/me']) })).notes).toEqual([
    'svc-survey did not say what it answers: mf-booking makes no call of it',
  ]);
});

test('a service that hangs is waited for as long as a call that is needed may be its own, and no longer', async () => {
  const late = json(200, { paths: { '/api/surveys/{surveyId}': { get: { responses: {} } } } });
  let isAsked = 0;
  let answer = () => {};
  world.survey.answer((request, response) => {
    isAsked++;
    answer = () => late(request, response);
  });
  expect((await send({ archive: making([]) })).notes).toHaveLength(1);
  const released = send({ archive: making(['GET /api/surveys/{id}']) });
  while (isAsked < 2) await pause(20);
  answer();
  expect((await released).notes).toEqual([]);
});

test('a service is released where its trial fits, and is waited for', async () => {
  const { version } = service.manifest;
  const running = (version: string) => {
    const told: Running = { at: world.clock.now, services: { 'svc-booking': [{ version, isReady: true }] } };
    mkdirSync(path.join(world.webRoot.releases, 'running'), { recursive: true });
    writeFileSync(path.join(world.webRoot.releases, runningName('one')), JSON.stringify(told));
  };
  running('0.0.9');
  await expect(send({ archive: signedBy(service, booking.secret) })).rejects.toThrow('not all replicas run');
  running(version);
  const next = smallService({ 'main.mjs': 'serve(2)' }, { triedBeside: version });
  running(next.manifest.version);
  expect(await send({ archive: signedBy(next, booking.secret) })).toMatchObject({ version: next.manifest.version, copies: 1 });
});

test('the gateway releases itself, and refuses one that lacks a call of its own', async () => {
  const own = JSON.parse((await world.ask('/api/openapi.json')).text) as { paths: Record<string, Record<string, unknown>> };
  writeFileSync(teamsFile(), JSON.stringify({ platform: { keys: [booking.shown], parts: ['gateway'] } }));
  const bare = smallService({ 'main.mjs': 'serve()' }, { part: 'gateway' });
  await expect(send({ archive: signedBy(bare, booking.secret) })).rejects.toThrow('GET /api/settings: is gone');
  const whole = smallService({ 'main.mjs': 'serve(1)' }, { part: 'gateway', contract: { paths: own.paths } });
  expect(await send({ archive: signedBy(whole, booking.secret) })).toMatchObject({ part: 'gateway', live: whole.manifest.version });
  expect(await live('gateway')).toMatchObject({ live: whole.manifest.version, before: [null] });
});

test('a gateway that is replaced by its own release is asked again until it is back', async () => {
  const version = '0.1.0-5f0c9a1e';
  const progress = { live: version, canary: null, copies: [{ version, isReady: true }] };
  let asked = 0;
  const gateway = createServer((request, response) => {
    if (request.method === 'POST') return void response.end(JSON.stringify({ part: 'gateway', version, live: version, canary: null }));
    asked += 1;
    if (asked === 1) return void request.socket.destroy();
    response.writeHead(asked === 2 ? 503 : 200).end(asked === 2 ? 'away' : JSON.stringify(progress));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  try {
    const reachedAt = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const order = { archive: Buffer.from('x'), key: booking.secret, platform: publicUrl, percent: null, by: 'camille' };
    await expect(sendArchive({ ...order, reachedAt })).resolves.toMatchObject({ version, copies: 1 });
    expect(asked).toBe(3);
  } finally {
    gateway.closeAllConnections();
    gateway.close();
  }
});

test('a service that was tried beside another version, breaks its contract or asks for a canary is refused', async () => {
  const beside = smallService({ 'main.mjs': 'serve()' }, { triedBeside: '0.1.0-12345678' });
  await expect(send({ archive: signedBy(beside, booking.secret) })).rejects.toThrow(
    'tried beside 0.1.0-12345678, but the installed build is live: check it again',
  );
  world.booking.answer(json(200, { paths: { '/api/quotes': { get: { responses: {} } } } }));
  await expect(send({ archive: signedBy(service, booking.secret) })).rejects.toThrow('GET /api/quotes: is gone');
  await expect(send({ archive: signedBy(service, booking.secret), percent: 10 })).rejects.toThrow(
    'a canary of svc-booking needs two replicas of it on one machine',
  );
});

test('a canary of a service is waited for until a replica tries it out', async () => {
  const { version } = service.manifest;
  const tells = (services: object) =>
    world.webRoot.write('releases/running/machine.json', JSON.stringify({ at: world.clock.now, services }));
  const other = { version: null, isReady: true };
  tells({ 'svc-booking': [other, other] });
  const sent = send({ archive: signedBy(service, booking.secret), percent: 10, within: 10_000 });
  while ((await live('svc-booking')).canary === null) await pause(20);
  tells({ 'svc-booking': [other, { version, isReady: true, isCanary: true }] });
  expect(await sent).toMatchObject({ live: null, canary: { version, percent: 10 }, copies: 1 });
});

test('a service leaves out what may be dropped, and nothing else', async () => {
  world.booking.answer(json(200, { paths: { '/api/old': { get: { responses: {} } } } }));
  const next = smallService({ 'main.mjs': 'serve()' }, { drops: ['GET /api/old', 'column quote.note'] });
  expect(await reasonsAgainst(signedBy(next, booking.secret))).toEqual([
    'GET /api/old: nobody has let it be dropped (npm run drop)',
    'column quote.note: nobody has let it be dropped (npm run drop)',
    'GET /api/old: is gone',
  ]);
  const at = new Date(world.clock.now).toISOString();
  for (const what of ['GET /api/old', 'column quote.note'])
    await noteDrop(folderStore(world.webRoot.releases), { part: 'svc-booking', what, by: 'zoe', at, days: 14 });
  await expect(send({ archive: signedBy(next, booking.secret) })).resolves.toMatchObject({ version: next.manifest.version });
});

const roomsOfQuote = 'GET /internal/quotes/{quoteId}/rooms';
const answeringRooms = (...names: string[]) => {
  const schema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])), required: names };
  return { '/internal/quotes/{quoteId}/rooms': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } };
};

test('a service that begins to make a call, or to read a field, that the deployed others do not answer is refused with a line for each', async () => {
  const answered = { '/api/me': { get: { responses: {} } } };
  world.booking.answer(json(200, { paths: {}, 'x-internal': answeringRooms('name') }));
  world.identity.answer(json(200, { paths: answered }));
  const making = (build: string, made: MadeCalls, triedBeside: string | null = null) =>
    signedBy(smallService({ 'main.mjs': build }, { part: 'svc-survey', made, triedBeside }), survey.secret);
  const calling = (calls: MadeCalls['calls'], ...endpoints: string[]): MadeCalls => ({ calls, endpoints });
  const ordered = async (archive: Buffer) =>
    send({ archive, key: survey.secret }).then(
      () => 'released',
      (error: Error) => error.message.split('\n  ').slice(1),
    );

  const ahead = calling(answeringRooms('name', 'note'), roomsOfQuote, 'POST /internal/dropped', 'GET /api/never-there', 'GET /api/me');
  expect(await ordered(making('reads what is not there', ahead))).toEqual([
    'call that no deployed service answers: POST /internal/dropped',
    'call that no deployed service answers: GET /api/never-there',
    `contract that is not deployed: ${roomsOfQuote}: answer.note: is not answered yet`,
  ]);
  expect((await live('svc-survey')).versions).toEqual([]);

  const fitting = calling(answeringRooms('name'), roomsOfQuote, 'GET /api/me');
  expect(await ordered(making('reads what is there', fitting))).toBe('released');

  world.booking.answer(json(503, {}));
  const { live: beside } = await live('svc-survey');
  expect(await ordered(making('begins to ask more', ahead, beside))).toEqual([
    'call that cannot be compared: GET /internal/quotes/{quoteId}/rooms, while svc-booking did not say what it answers',
    'call that cannot be compared: POST /internal/dropped, while svc-booking did not say what it answers',
    'call that cannot be compared: GET /api/never-there, while svc-booking did not say what it answers',
  ]);
  expect(await ordered(making('asks as before, while the other is away', fitting, beside))).toBe('released');
});

test('a service is not rolled back to what a service in use needs more than, and is once that one is rolled back', async () => {
  writeFileSync(teamsFile(), JSON.stringify({ all: { keys: [booking.shown], parts: ['svc-booking', 'svc-survey'] } }));
  const environment = { RELEASES_DIR: world.webRoot.releases, WEB_ROOT: world.webRoot.folder } as unknown as NodeJS.ProcessEnv;
  const release = async (part: string, build: string, own: Partial<ServiceManifest>) => {
    const { live: triedBeside } = await live(part);
    return (await send({ archive: signedBy(smallService({ 'main.mjs': build }, { part, triedBeside, ...own }), booking.secret) })).version;
  };
  const answers = (...fields: string[]) => {
    const contract = { paths: {}, 'x-internal': answeringRooms(...fields) };
    world.booking.answer(json(200, contract));
    return { contract };
  };
  answers('name');
  await release('svc-booking', 'names', answers('name'));
  const before = await release('svc-booking', 'names, better', answers('name'));
  const after = await release('svc-booking', 'notes', answers('name', 'note'));
  const reading = (...fields: string[]) => ({ made: { endpoints: [roomsOfQuote], calls: answeringRooms(...fields) } });
  await release('svc-survey', 'reads names', reading('name'));
  const reader = await release('svc-survey', 'reads notes', reading('name', 'note'));

  const bringBack = [{ kind: 'rollback' as const }, { kind: 'promote' as const, version: before }];
  for (const action of bringBack)
    await expect(act('svc-booking', action, environment)).rejects.toThrow(
      `it does not fit what is in use\n  svc-survey ${reader} needs it: ${roomsOfQuote}: answer.note: is not answered by it`,
    );
  expect((await live('svc-booking')).live).toBe(after);
  await act('svc-survey', { kind: 'rollback' }, environment);
  await act('svc-booking', { kind: 'rollback' }, environment);
  expect((await live('svc-booking')).live).toBe(before);
});

test('a field of a call between services goes by the named step once no kept release of a service reads it, and not before', async () => {
  const environment = {
    RELEASES_DIR: world.webRoot.releases,
    WEB_ROOT: world.webRoot.folder,
    RELEASED_BY: 'zoe',
  } as unknown as NodeJS.ProcessEnv;
  const allow = () => allowDrop(environment, { part: 'svc-booking', what: `${roomsOfQuote}: answer.note`, days: 14, now: world.clock.now });
  writeFileSync(teamsFile(), JSON.stringify({ all: { keys: [booking.shown], parts: [...processes, 'svc-booking'] } }));
  for (const service of [world.booking, world.identity, world.documents, world.survey])
    service.answer(json(200, { paths: {}, 'x-internal': answeringRooms('name', 'note') }));
  const released: Record<string, string[]> = {};
  const release = async (part: string, build: string, made: MadeCalls) => {
    const { live: beside } = await live(part);
    const ofService = { paths: {}, 'x-internal': answeringRooms('name', 'note') };
    const contract = part === 'gateway' ? { paths: JSON.parse((await world.ask('/api/openapi.json')).text).paths } : ofService;
    const { version } = await send({
      archive: signedBy(smallService({ 'main.mjs': build }, { part, contract, made, triedBeside: beside }), booking.secret),
    });
    released[part] = [...(released[part] ?? []), version];
  };
  for (const part of processes.filter((name) => name !== 'svc-survey'))
    for (const build of ['first', 'second']) await release(part, build, { endpoints: [], calls: {} });
  await release('svc-survey', 'reads the note', { endpoints: [roomsOfQuote], calls: answeringRooms('name', 'note') });
  for (const build of ['does not', 'does not either'])
    await release('svc-survey', build, { endpoints: [roomsOfQuote], calls: answeringRooms('name') });
  const next = smallService(
    { 'main.mjs': 'answers less' },
    { contract: { paths: {}, 'x-internal': answeringRooms('name') }, drops: [`${roomsOfQuote}: answer.note`] },
  );
  const refused = [
    `${roomsOfQuote}: answer.note: nobody has let it be dropped (npm run drop)`,
    `${roomsOfQuote}: answer.note: is not answered any more`,
  ];

  expect(await reasonsAgainst(signedBy(next, booking.secret))).toEqual(refused);
  await expect(allow()).rejects.toThrow(`${roomsOfQuote}: answer.note stays\n  svc-survey ${released['svc-survey']?.[0]} uses it`);
  expect(await reasonsAgainst(signedBy(next, booking.secret))).toEqual(refused);

  const action = { kind: 'remove' as const, versions: [released['svc-survey']?.[0] ?? ''] };
  const at = new Date(world.clock.now + 8 * 86_400_000).toISOString();
  await createRegistry(folderStore(world.webRoot.releases)).act({ remote: 'svc-survey', action, by: 'zoe', at });
  await allow();
  await expect(send({ archive: signedBy(next, booking.secret) })).resolves.toMatchObject({
    part: 'svc-booking',
    live: next.manifest.version,
  });
  expect(await readDrops(world.webRoot.releases)).toMatchObject([
    { part: 'svc-booking', what: `${roomsOfQuote}: answer.note`, by: 'zoe', days: 14 },
  ]);
});
