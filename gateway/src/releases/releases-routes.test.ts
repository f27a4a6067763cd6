import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claire, cookie, cookieOfGroup, type GatewayWorld, identityReply, sameOrigin, startGateway } from '../testing/gateway-world.ts';
import { serviceManifest } from './lost-calls.ts';
import type { ReleaseAction } from './release-rules.ts';
import { type Running, type RunningCopy, runningName } from './running.ts';
import { isGivenCanary } from './visitor-group.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
  world.identity.answer(identityReply(admin));
});
afterEach(() => world.stop());

const admin = { ...claire, email: 'admin@comet.example', role: 'admin' };
const release = async (version: string, percent: number | null = null) => {
  world.webRoot.release('mf-booking', version);
  const action: ReleaseAction = { kind: 'release', version, percent };
  await world.releases.registry.act({ remote: 'mf-booking', action, by: 'zoe', at: new Date(world.clock.now).toISOString() });
};
const answerOf = ({ status, text, headers }: Awaited<ReturnType<GatewayWorld['ask']>>) => ({ status, headers, body: JSON.parse(text) });
const read = async (headers: Record<string, string> = { cookie }) => answerOf(await world.ask('/api/releases', { headers }));
const act = async (action: string, body: object, headers: Record<string, string> = {}, name = 'mf-booking') =>
  answerOf(
    await world.ask(`/api/releases/${name}/${action}`, {
      method: 'POST',
      headers: { ...sameOrigin, cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

test('an administrator reads what every remote’s visitors are given', async () => {
  await release('3.0.0-a');
  await release('3.0.0-b', 10);
  const { status, headers, body } = await read();
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const at = new Date(world.clock.now).toISOString();
  expect(body).toEqual({
    revision: 2,
    remotes: [
      { remote: 'mf-auth', live: null, canary: null, versions: [] },
      {
        remote: 'mf-booking',
        live: '3.0.0-a',
        before: null,
        canary: {
          version: '3.0.0-b',
          percent: 10,
          seen: { canary: { visitors: 0, failed: 0, slow: 0 }, live: { visitors: 0, failed: 0, slow: 0 } },
        },
        versions: [
          { version: '3.0.0-b', releasedAt: at, releasedBy: 'zoe', share: 10, reports: 0 },
          { version: '3.0.0-a', releasedAt: at, releasedBy: 'zoe', share: 90, reports: 0 },
        ],
      },
      { remote: 'shell', live: null, canary: null, versions: [] },
    ],
    services: ['svc-survey', 'svc-documents', 'svc-booking', 'svc-identity', 'gateway'].map((service) => ({
      service,
      live: null,
      copies: [],
      canary: null,
      versions: [],
    })),
    trail: [
      { revision: 2, at, by: 'zoe', remote: 'mf-booking', deed: 'release', versions: ['3.0.0-b'], percent: 10, reason: null },
      { revision: 1, at, by: 'zoe', remote: 'mf-booking', deed: 'release', versions: ['3.0.0-a'], percent: null, reason: null },
    ],
  });
});

test('visitors of a canary and errors of a version are counted', async () => {
  await release('3.0.0-a');
  await release('3.0.0-b', 10);
  const ofCanary = Array.from({ length: 10_000 }, (_, group) => group).find((group) =>
    isGivenCanary('mf-booking', { version: '3.0.0-b', percent: 10 }, group),
  );
  const visitor = { cookie: cookieOfGroup(ofCanary ?? 0) };
  await world.ask('/', { headers: { accept: 'text/html', ...visitor } });
  await world.ask('/api/monitoring/report', {
    method: 'POST',
    headers: { ...sameOrigin, 'content-type': 'application/json', ...visitor },
    body: JSON.stringify({ message: 'TypeError', remote: 'mf-booking', version: '3.0.0-b' }),
  });
  await world.releases.stop();
  const { remotes } = (await read()).body;
  expect(remotes[1].canary.seen).toMatchObject({ canary: { visitors: 1, failed: 1 }, live: { visitors: 0, failed: 0 } });
  expect(remotes[1].versions.map(({ reports }: { reports: number }) => reports)).toEqual([1, 0]);
});

test('a canary is started, promoted, rolled back and withdrawn, each under who did it', async () => {
  await release('3.0.0-a');
  await release('3.0.0-b');
  expect((await act('canary', { version: '3.0.0-a', percent: 25, revision: 2 })).body.remotes[1]).toMatchObject({
    canary: { version: '3.0.0-a', percent: 25 },
  });
  expect((await act('withdrawal', { revision: 3 })).body.remotes[1].canary).toBeNull();
  expect((await act('promotion', { version: '3.0.0-a', revision: 4 })).body.remotes[1].live).toBe('3.0.0-a');
  const { body } = await act('rollback', { revision: 5 });
  expect(body.remotes[1].live).toBe('3.0.0-b');
  expect(body.trail.slice(0, 4).map(({ by, deed }: { by: string; deed: string }) => [by, deed])).toEqual([
    [admin.email, 'rollback'],
    [admin.email, 'promote'],
    [admin.email, 'withdraw'],
    [admin.email, 'canary'],
  ]);
});

test('an action on an outdated state gets the current one', async () => {
  await release('3.0.0-a');
  await release('3.0.0-b');
  const { status, body } = await act('rollback', { revision: 1 });
  expect([status, body.code, body.current.revision, body.current.remotes[1].live]).toEqual([409, 'stale-version', 2, '3.0.0-b']);
  expect((await read()).body.revision).toBe(2);
});

test.each<[string, string, object, number, string]>([
  ['of a version that is not kept', 'promotion', { version: '9.9.9', revision: 1 }, 404, 'not-found'],
  ['of what is live already', 'promotion', { version: '3.0.0-a', revision: 1 }, 409, 'conflict'],
  ['of a canary that does not run', 'withdrawal', { revision: 1 }, 409, 'conflict'],
  ['of everybody as a canary', 'canary', { version: '3.0.0-a', percent: 100, revision: 1 }, 400, 'invalid-request'],
])('an action %s is refused', async (_, action, body, status, code) => {
  await release('3.0.0-a');
  const answer = await act(action, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a remote that the shell does not know is not found', async () => {
  const { status } = await world.ask('/api/releases/mf-nothing/rollback', {
    method: 'POST',
    headers: { ...sameOrigin, cookie, 'content-type': 'application/json' },
    body: '{"revision":0}',
  });
  expect(status).toBe(404);
});

test.each([
  ['a visitor', null, 401, 'authentication-required'],
  ['a customer', claire, 403, 'forbidden'],
  ['staff', { ...claire, role: 'staff' }, 403, 'forbidden'],
])('%s neither reads nor acts', async (_, user, status, code) => {
  await release('3.0.0-a');
  world.identity.answer(identityReply(user));
  for (const answer of [await read(), await act('rollback', { revision: 1 })])
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect((await world.releases.read()).revision).toBe(1);
});

test('who was an administrator until a moment ago acts no more', async () => {
  await release('3.0.0-a');
  expect((await read()).status).toBe(200);
  world.identity.answer(identityReply(claire));
  expect((await act('rollback', { revision: 1 })).status).toBe(403);
});

test('no action is possible while svc-identity is unavailable', async () => {
  world.identity.answer((_request, response) => void response.destroy());
  expect((await act('rollback', { revision: 0 })).status).toBe(503);
});

test('a page of another site does nothing', async () => {
  await release('3.0.0-a');
  expect((await act('rollback', { revision: 1 }, { 'sec-fetch-site': 'cross-site' })).body.code).toBe('cross-site');
});

const ofService = async (version: string, calls: Record<string, object>) => {
  const { webRoot, releases, clock } = world;
  const file = serviceManifest(webRoot.releases, 'svc-booking', version);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ contract: { paths: calls } }));
  const action: ReleaseAction = { kind: 'release', version, percent: null };
  await releases.registry.act({ remote: 'svc-booking', action, by: 'zoe', at: new Date(clock.now).toISOString() });
};
const actOnService = (action: string, body: object) => act(action, body, {}, 'svc-booking');

const runOnOneMachine = (copies: RunningCopy[]) => {
  const file = path.join(world.webRoot.releases, runningName('machine'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ at: world.clock.now, services: { 'svc-booking': copies, gateway: copies } } satisfies Running));
  return copies;
};
const shown = ({ services }: { services: { service: string }[] }) => services.find(({ service }) => service === 'svc-booking');

test('an administrator sees which version the replicas of a service run, and rolls it back', async () => {
  await ofService('1.0.0-a', {});
  await ofService('1.1.0-b', {});
  const copies = runOnOneMachine([
    { version: '1.1.0-b', isReady: true },
    { version: '1.0.0-a', isReady: false },
  ]);
  const at = new Date(world.clock.now).toISOString();
  expect(shown((await read()).body)).toEqual({
    service: 'svc-booking',
    live: '1.1.0-b',
    before: '1.0.0-a',
    copies,
    canary: null,
    versions: ['1.1.0-b', '1.0.0-a'].map((version) => ({ version, releasedAt: at, releasedBy: 'zoe' })),
  });
  const { body } = await actOnService('rollback', { revision: 2 });
  expect(shown(body)).toMatchObject({ live: '1.0.0-a', before: null });
  expect(body.trail[0]).toMatchObject({ by: admin.email, remote: 'svc-booking', deed: 'rollback' });
});

test('a canary of a service is started where a machine has two replicas of it, and of the gateway nowhere', async () => {
  await ofService('1.0.0-a', {});
  await ofService('1.1.0-b', {});
  const start = (part: string) => act('canary', { version: '1.0.0-a', percent: 10, revision: 2 }, {}, part);
  runOnOneMachine([{ version: '1.1.0-b', isReady: true }]);
  expect((await start('svc-booking')).status).toBe(409);
  runOnOneMachine([
    { version: '1.1.0-b', isReady: true },
    { version: '1.1.0-b', isReady: true },
  ]);
  expect((await start('gateway')).status).toBe(409);
  const { status, body } = await start('svc-booking');
  const nobody = { visitors: 0, failed: 0, slow: 0 };
  expect([status, shown(body)]).toMatchObject([
    200,
    { canary: { version: '1.0.0-a', percent: 10, seen: { canary: nobody, live: nobody } } },
  ]);
  expect(shown((await actOnService('withdrawal', { revision: 3 })).body)).toMatchObject({ live: '1.1.0-b', canary: null });
});

test('a service does not go back to what remotes in use could not call', async () => {
  await ofService('1.0.0-a', {});
  await ofService('1.1.0-b', { '/api/planning': { get: {} } });
  await release('3.0.0-a');
  const manifest = path.join(world.webRoot.releases, 'mf-booking/3.0.0-a.json');
  writeFileSync(manifest, JSON.stringify({ promises: { endpoints: ['GET /api/planning'] } }));
  for (const [action, body] of [
    ['rollback', {}],
    ['promotion', { version: '1.0.0-a' }],
  ] as const)
    expect(await actOnService(action, { ...body, revision: 3 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await read()).body.revision).toBe(3);
});
