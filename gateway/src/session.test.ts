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
  const clock = { now: 0 };
  const copies = createCopies({ name: 'identity', origins: [identity.origin] });
  const sessions = createSessions({ copies, tokens, cookie: 'plenary-session', now: () => clock.now, answerTimeout });
  return { clock, sessions };
};

it('the cookie is bound to its very host on https', () => {
  expect([cookieName('http://127.0.0.1:3000'), cookieName('https://plenary.example')]).toEqual([
    'plenary-session',
    '__Host-plenary-session',
  ]);
});

it('svc-identity is asked by the gateway itself, with the token of the cookie alone', async () => {
  await create().sessions.resolve(`theme=dark; ${cookie}; plenary-session-old=x`);
  const [seen] = identity.seen;
  expect([seen?.method, seen?.url]).toEqual(['POST', '/internal/sessions/resolve']);
  expect(JSON.parse(seen?.body ?? '')).toEqual({ sessionToken: cookie.split('=')[1] });
  expect(await tokens.verify(String(seen?.headers['x-actor']))).toEqual({ kind: 'service', name: 'gateway' });
});

it('a storm of requests with one cookie asks once, and signs one token for an address', async () => {
  const { sessions } = create();
  const signed = await Promise.all(Array.from({ length: 200 }, (_, index) => sessions.signActor(cookie, `192.0.2.${index % 2}`)));
  expect(identity.seen).toHaveLength(1);
  expect(new Set(signed.map(({ token }) => token)).size).toBe(2);
});

it('an answer is believed for two seconds', async () => {
  const { clock, sessions } = create();
  await sessions.resolve(cookie);
  clock.now = 1_999;
  await sessions.resolve(cookie);
  expect(identity.seen).toHaveLength(1);
  clock.now = 2_000;
  identity.answer(identityReply(null));
  expect(await sessions.resolve(cookie)).toEqual({ user: null });
  expect(await tokens.verify((await sessions.signActor(cookie, '192.0.2.1')).token)).toEqual({ kind: 'visitor', address: '192.0.2.1' });
});

it('a session that is forgotten is asked for again, also by whom it was signed for', async () => {
  const { sessions } = create();
  await sessions.signActor(cookie, '192.0.2.1');
  sessions.forget(`other=1; ${cookie}`);
  sessions.forget(undefined);
  identity.answer(identityReply(null));
  expect(await tokens.verify((await sessions.signActor(cookie, '192.0.2.1')).token)).toMatchObject({ kind: 'visitor' });
});

it.each([undefined, '', 'theme=dark', 'plenary-session=', `plenary-session=${'a'.repeat(201)}`, '__Host-plenary-session=abcdef'])(
  'a cookie header of %j is nobody, and svc-identity is not asked',
  async (header) => {
    expect(await create().sessions.resolve(header)).toEqual({ user: null });
    expect(identity.seen).toEqual([]);
  },
);

it('a token that svc-identity takes for malformed is nobody', async () => {
  identity.answer(json(400, { code: 'invalid-request' }));
  expect(await create().sessions.resolve(cookie)).toEqual({ user: null });
});

it.each([401, 404, 500, 503])('an answer %d of svc-identity makes nobody a visitor', async (status) => {
  identity.answer(json(status, {}));
  const { sessions } = create();
  await expect(sessions.signActor(cookie, '192.0.2.1')).rejects.toThrow(IdentityAway);
  identity.answer(identityReply());
  expect((await sessions.resolve(cookie)).user?.id).toBe(claire.id);
});

it('svc-identity that hangs makes nobody a visitor', async () => {
  identity.answer(() => {});
  await expect(create(50).sessions.resolve(cookie)).rejects.toThrow(IdentityAway);
});
