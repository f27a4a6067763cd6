import type { ReleaseAction } from '../releases/release-rules.ts';
import { isGivenCanary } from '../releases/visitor-group.ts';
import { cookieOfGroup, type GatewayWorld, startGateway } from '../testing/gateway-world.ts';
import { json, startUpstream, type Upstream } from '../testing/start-upstream.ts';

const version = '3.0.0-b';
let tried: Upstream;
let world: GatewayWorld;
beforeEach(async () => {
  tried = await startUpstream(json(200, { from: 'canary' }));
  world = await startGateway({ replicas: [tried.origin] });
  await tryOut({ canary: version });
});
afterEach(async () => {
  await world.stop();
  await tried.stop();
});

const act = (action: ReleaseAction) =>
  world.releases.registry.act({ remote: 'svc-booking', action, by: 'zoe', at: new Date(world.clock.now).toISOString() });
/** What the second replica says of itself. */
const tryOut = async (says: { canary: string } | boolean) => {
  const [, replica] = world.replicas.booking.all;
  if (replica) await world.replicas.booking.probe(replica, async () => says);
};
const release = () => act({ kind: 'release', version, percent: 10 });
const visitors = (isGiven: boolean, count: number) =>
  Array.from({ length: 10_000 }, (_, group) => group)
    .filter((group) => isGivenCanary('svc-booking', { version, percent: 10 }, group) === isGiven)
    .slice(0, count)
    .map(cookieOfGroup);
const call = async (cookie?: string, path = '/api/quotes/12') => {
  const { status, text } = await world.ask(path, { headers: cookie ? { cookie } : {} });
  return { status, from: JSON.parse(text).from as string };
};
const callAll = async (cookies: readonly string[]) => {
  for (const cookie of cookies) await call(cookie);
};
const settled = () => world.releases.stop();
const booking = async () => (await world.releases.registry.read()).remotes['svc-booking'];
const lastDeed = async () => (await world.releases.registry.trail(1))[0];

test('a share of the visitors is led to the replica that tries the version out, all others and strangers to the rest', async () => {
  await release();
  for (const cookie of visitors(true, 5)) for (let turn = 0; turn < 3; turn++) expect((await call(cookie)).from).toBe('canary');
  for (const cookie of [...visitors(false, 5), undefined]) expect((await call(cookie)).from).toBe('booking');
});

test('a page gives its visitor a group, and counts for no service that they never called', async () => {
  await release();
  const { headers } = await world.ask('/', { headers: { accept: 'text/html' } });
  expect(String(headers['set-cookie'])).toContain('plenary-group=');
  await settled();
  const canary = (await booking())?.canary;
  expect(canary && (await world.releases.counts.ofTrial('svc-booking', canary))).toEqual({
    canary: { visitors: 0, failed: 0, slow: 0 },
    live: { visitors: 0, failed: 0, slow: 0 },
  });
});

test('no version is tried out once the canary has ended, though its replica still runs', async () => {
  await release();
  await act({ kind: 'withdraw' });
  for (const cookie of visitors(true, 3)) expect((await call(cookie)).from).toBe('booking');
});

test('who is given a canary that is away is answered by another replica, and does not count', async () => {
  await release();
  await tried.stop();
  for (const cookie of visitors(true, 8)) expect((await call(cookie)).status).toBe(200);
  tried = await startUpstream(json(200, {}));
});

test('a canary whose visitors meet errors ends by itself, with the figures', async () => {
  await release();
  tried.answer(json(500, {}));
  await callAll([...visitors(false, 60), ...visitors(true, 6)]);
  await settled();
  expect((await booking())?.canary).toBeNull();
  expect(await lastDeed()).toMatchObject({
    by: 'gateway',
    remote: 'svc-booking',
    deed: { kind: 'withdraw', reason: '3.0.0-b: 6/6, live: 0/60' },
  });
});

test('a canary whose visitors wait while the others do not ends by itself', async () => {
  await release();
  await callAll(visitors(false, 60));
  world.clock.now += 11_000;
  await callAll(visitors(false, 60));
  tried.answer((request, response) => void setTimeout(() => json(200, {})(request, response), 350));
  await Promise.all(visitors(true, 6).map((cookie) => call(cookie)));
  await settled();
  expect(await lastDeed()).toMatchObject({ by: 'gateway', deed: { kind: 'withdraw', reason: '3.0.0-b: 6/6 slow, live: 0/60 slow' } });
});

test('a process that has just started may be slow', async () => {
  await release();
  await callAll(visitors(false, 60));
  tried.answer((request, response) => void setTimeout(() => json(200, {})(request, response), 350));
  await Promise.all(visitors(true, 6).map((cookie) => call(cookie)));
  await settled();
  expect((await booking())?.canary).toMatchObject({ version });
});

test('a canary goes on where both versions fail alike, and where nobody meets anything', async () => {
  await release();
  await callAll([...visitors(false, 20), ...visitors(true, 20)]);
  await settled();
  expect((await booking())?.canary).toMatchObject({ version });
  for (const upstream of [tried, world.booking]) upstream.answer(json(500, {}));
  await callAll([...visitors(false, 20), ...visitors(true, 20)]);
  await settled();
  expect((await booking())?.canary).toMatchObject({ version });
});
