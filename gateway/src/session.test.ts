import { actorTokens } from '@plenary/service-kit/actor';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { createReplicas } from '@plenary/service-kit/upstreams/create-replicas';
import { cookieName, createSessions, IdentityAway } from './session.ts';
import { claire, cookie, identityReply } from './testing/gateway-world.ts';
import { json, startUpstream, type Upstream } from './testing/start-upstream.ts';
import { ServiceBusy } from './upstreams/limit-calls.ts';

const tokens = actorTokens({ secret: testSecret });
let identity: Upstream;

beforeEach(async () => {
  identity = await startUpstream(identityReply());
});
afterEach(() => identity.stop());

const create = (answerTimeout?: number) => {
  const replicas = createReplicas({ name: 'identity', origins: [identity.origin] });
  return createSessions({ replicas, tokens, cookie: 'plenary-session', now: () => 0, answerTimeout });
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

it('the cookie is bound to its very host on https', () => {
  expect([cookieName('http://127.0.0.1:3000'), cookieName('https://plenary.example')]).toEqual([
    'plenary-session',
    '__Host-plenary-session',
  ]);
});

it('svc-identity is asked by the gateway itself, with the token of the cookie alone', async () => {
  await create().resolve(`theme=dark; ${cookie}; plenary-session-old=x`);
  const [seen] = identity.seen;
  expect([seen?.method, seen?.url]).toEqual(['POST', '/internal/sessions/resolve']);
  expect(JSON.parse(seen?.body ?? '')).toEqual({ sessionToken: cookie.split('=')[1] });
  expect(await tokens.verify(String(seen?.headers['x-actor']))).toMatchObject({ kind: 'service', name: 'gateway' });
});

it('a storm of requests with one cookie asks once', async () => {
  const sessions = create();
  const signed = await Promise.all(Array.from({ length: 200 }, (_, index) => sessions.signActor(cookie, `192.0.2.${index % 2}`)));
  expect(identity.seen).toHaveLength(1);
  const actors = await Promise.all(signed.map(({ token }) => tokens.verify(token)));
  expect(new Set(actors.map((actor) => JSON.stringify(actor))).size).toBe(2);
});

it('a session that has ended opens nothing more, from the very next request on', async () => {
  const sessions = create();
  expect((await sessions.resolve(cookie)).user?.id).toBe(claire.id);
  identity.answer(identityReply(null));
  expect(await sessions.resolve(cookie)).toEqual({ user: null });
  expect(await tokens.verify((await sessions.signActor(cookie, '192.0.2.1')).token)).toMatchObject({
    kind: 'visitor',
    exactAddress: '192.0.2.1',
  });
});

it('who comes after the end of a session does not share the answer to who came before', async () => {
  const sessions = create();
  const replies: (() => void)[] = [];
  identity.answer((request, response) => {
    const reply = identityReply(replies.length === 0 ? claire : null);
    replies.push(() => reply(request, response));
  });
  const arrival = identity.arrival();
  const before = sessions.resolve(cookie);
  await arrival;
  const next = identity.arrival();
  const after = sessions.resolve(cookie);
  replies[0]?.();
  expect((await before).user?.id).toBe(claire.id);
  await next;
  replies[1]?.();
  expect((await after).user).toBeNull();
});

it.each([
  undefined,
  '',
  'theme=dark',
  'plenary-session=',
  `plenary-session=${'a'.repeat(42)}`,
  `plenary-session=${'a'.repeat(44)}`,
  `plenary-session=${'a'.repeat(42)}+`,
  `__Host-plenary-session=${'a'.repeat(43)}`,
])('a cookie header of %j is nobody, and svc-identity is not asked', async (header) => {
  expect(await create().resolve(header)).toEqual({ user: null });
  expect(identity.seen).toEqual([]);
});

it('a token that svc-identity rejects as malformed is a visitor', async () => {
  identity.answer(json(400, { code: 'invalid-request' }));
  expect(await create().resolve(cookie)).toEqual({ user: null });
});

it.each([401, 404, 500, 503])('an answer %d of svc-identity is never taken for a visitor', async (status) => {
  identity.answer(json(status, {}));
  const sessions = create();
  await expect(sessions.signActor(cookie, '192.0.2.1')).rejects.toThrow(IdentityAway);
  identity.answer(identityReply());
  expect((await sessions.resolve(cookie)).user?.id).toBe(claire.id);
});

describe('a replica that hangs', () => {
  let other: Upstream;
  beforeEach(async () => {
    other = await startUpstream(identityReply());
  });
  afterEach(() => other.stop());
  const twoReplicas = (more: { answerTimeout?: number; firstTryTimeout?: number }) =>
    createSessions({
      replicas: createReplicas({ name: 'identity', origins: [identity.origin, other.origin] }),
      tokens,
      cookie: 'plenary-session',
      now: () => 0,
      ...more,
    });

  it('is left for another one when the time of a first try is over', async () => {
    identity.answer(() => {});
    const sessions = twoReplicas({ firstTryTimeout: 100 });
    for (let i = 0; i < 2; i++) expect((await sessions.resolve(cookie)).user?.id).toBe(claire.id);
    // A busy machine may take the whole of a first try to open its connection: then the replica that hangs has not even seen it.
    expect(identity.seen.length).toBeGreaterThan(0);
    expect(other.seen).toHaveLength(2);
  });

  it('is abandoned by a caller who gives up, and shared by no later one', async () => {
    for (const replica of [identity, other]) replica.answer(() => {});
    const leaving = new AbortController();
    const arrival = Promise.race([identity.arrival(), other.arrival()]);
    const asked = twoReplicas({}).signActor(cookie, '192.0.2.1', { signal: leaving.signal });
    await arrival;
    leaving.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    await until(() => identity.cut.length + other.cut.length === 1);
    expect(identity.seen.length + other.seen.length).toBe(1);
  });
});

it('the only replica is asked once more where its connection broke', async () => {
  identity.answer((_request, response) => {
    identity.answer(identityReply());
    response.destroy();
  });
  expect((await create().resolve(cookie)).user?.id).toBe(claire.id);
  expect(identity.seen).toHaveLength(2);
});

it('a caller who gives up does not cancel the shared look-up', async () => {
  const leaving = new AbortController();
  const sessions = create();
  let reply = () => {};
  identity.answer((request, response) => {
    reply = () => identityReply()(request, response);
  });
  const arrival = identity.arrival();
  const gone = sessions.signActor(cookie, '192.0.2.1', { signal: leaving.signal });
  const staying = sessions.signActor(cookie, '192.0.2.2', { signal: new AbortController().signal });
  await arrival;
  leaving.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  reply();
  expect(await tokens.verify((await staying).token)).toMatchObject({ userId: claire.id });
  expect(identity.seen).toHaveLength(1);
});

it('look-ups beyond the limit wait, beyond the queue are refused at once, except for sign-out', async () => {
  const held: (() => void)[] = [];
  identity.answer((request, response) => void held.push(() => identityReply()(request, response)));
  const replicas = createReplicas({ name: 'identity', origins: [identity.origin] });
  const sessions = createSessions({ replicas, tokens, cookie: 'plenary-session', now: () => 0, atOnce: 1 });
  const cookieOf = (index: number) => `plenary-session=${String(index).padStart(43, '0')}`;
  const asked = Array.from({ length: 5 }, (_, index) => sessions.resolve(cookieOf(index)));
  await until(() => held.length === 1);
  await expect(sessions.resolve(cookieOf(5))).rejects.toThrow(ServiceBusy);
  const leaving = sessions.signActor(cookieOf(0), '192.0.2.1', { isUnlimited: true });
  await until(() => held.length === 2);
  held.pop()?.();
  await leaving;
  const releasing = setInterval(() => held.shift()?.(), 1);
  for (const { user } of await Promise.all(asked)) expect(user?.id).toBe(claire.id);
  clearInterval(releasing);
});

it('a hanging svc-identity is never taken for a visitor', async () => {
  identity.answer(() => {});
  await expect(create(50).resolve(cookie)).rejects.toThrow(IdentityAway);
});
