import { actorTokens } from '@plenary/service-kit/actor';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { createCopies } from '@plenary/service-kit/upstreams/create-copies';
import { cookieName, createSessions, IdentityAway } from './session.ts';
import { claire, cookie, identityReply } from './testing/gateway-world.ts';
import { json, startUpstream, type Upstream } from './testing/start-upstream.ts';

const tokens = actorTokens({ secret: testSecret });
let identity: Upstream;

beforeEach(async () => {
  identity = await startUpstream(identityReply());
});
afterEach(() => identity.stop());

const create = (answerTimeout?: number) => {
  const copies = createCopies({ name: 'identity', origins: [identity.origin] });
  return createSessions({ copies, tokens, cookie: 'plenary-session', now: () => 0, answerTimeout });
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
  expect(await tokens.verify(String(seen?.headers['x-actor']))).toEqual({ kind: 'service', name: 'gateway' });
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
  expect(await tokens.verify((await sessions.signActor(cookie, '192.0.2.1')).token)).toEqual({ kind: 'visitor', address: '192.0.2.1' });
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

it.each([undefined, '', 'theme=dark', 'plenary-session=', `plenary-session=${'a'.repeat(201)}`, '__Host-plenary-session=abcdef'])(
  'a cookie header of %j is nobody, and svc-identity is not asked',
  async (header) => {
    expect(await create().resolve(header)).toEqual({ user: null });
    expect(identity.seen).toEqual([]);
  },
);

it('a token that svc-identity takes for malformed is nobody', async () => {
  identity.answer(json(400, { code: 'invalid-request' }));
  expect(await create().resolve(cookie)).toEqual({ user: null });
});

it.each([401, 404, 500, 503])('an answer %d of svc-identity makes nobody a visitor', async (status) => {
  identity.answer(json(status, {}));
  const sessions = create();
  await expect(sessions.signActor(cookie, '192.0.2.1')).rejects.toThrow(IdentityAway);
  identity.answer(identityReply());
  expect((await sessions.resolve(cookie)).user?.id).toBe(claire.id);
});

it('svc-identity that hangs makes nobody a visitor', async () => {
  identity.answer(() => {});
  await expect(create(50).resolve(cookie)).rejects.toThrow(IdentityAway);
});
