import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { type Actor, type ActorClaims, actorGates, actorHeader, actorOf, actorTokens, readActor, type UserClaims } from './actor.ts';
import { deriveKey } from './derive-key.ts';
import { createLogger } from './logger.ts';
import { answerErrors } from './problem.ts';
import { testUser } from './testing/as-actor.ts';

const secret = 'a-secret-that-gateway-and-services-share';
const tokens = actorTokens({ secret });
const claire = testUser();
const caller = actorOf(claire);

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token made by hand, so that it may be wrong in any part. */
const forge = (header: object, payload: object, key: string | Uint8Array = secret) => {
  const signed = `${base64(header)}.${base64(payload)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
};
const in1Minute = Math.floor(Date.now() / 1_000) + 60;
const good = { iss: 'plenary', exp: in1Minute, actor: claire };

describe('an actor travels', () => {
  it.each<ActorClaims>([
    claire,
    testUser({
      firstname: 'Zoë',
      companyName: '株式会社',
      contract: { companyName: 'Grand Compte', percent: 10, description: '', dispositions: '' },
    }),
  ])('whole in its token: $kind', async (claims) => {
    const { address, ...who } = claims as UserClaims;
    expect(tokens.verify(await tokens.sign(claims))).toEqual({ ...who, client: address, exactAddress: address });
  });

  it.each<[ActorClaims, Actor]>([
    [
      { kind: 'visitor', address: '2001:db8::1' },
      { kind: 'visitor', client: '2001:db8:0:0::/64', exactAddress: '2001:db8::1' },
    ],
    [
      { kind: 'visitor', address: '::1' },
      { kind: 'visitor', client: 'loopback', exactAddress: '::1' },
    ],
    [
      { kind: 'service', name: 'gateway' },
      { kind: 'service', name: 'gateway', client: 'service gateway' },
    ],
  ])('with the client that limits count: %o', async (claims, actor) => {
    expect(tokens.verify(await tokens.sign(claims))).toEqual(actor);
  });

  it('never in a shape that its reader would take for a visitor', async () => {
    const stranger = { ...claire, role: 'president' } as unknown as ActorClaims;
    await expect(tokens.sign(stranger)).rejects.toThrow();
  });
});

describe('a rotation of the secret', () => {
  const [before, after] = ['the-secret-of-all-replicas-until-yesterday', 'the-secret-of-all-replicas-since-today'];
  const old = actorTokens({ secret: before });
  const rotated = actorTokens({ secret: after, previous: before });

  it('leaves replicas that still sign with the previous secret believed', async () => {
    expect(await rotated.verify(await old.sign(claire))).toEqual(caller);
  });

  it('ends once the previous secret is no longer set', async () => {
    const done = actorTokens({ secret: after });
    expect(await done.verify(await rotated.sign(claire))).toEqual(caller);
    expect(await done.verify(await old.sign(claire))).toBeNull();
  });
});

it('a token signed with the secret itself, as older versions do, is believed', async () => {
  expect(tokens.verify(forge({ alg: 'HS256' }, good))).toEqual(caller);
});

describe('a token is not believed', () => {
  it('but the one made by hand is, where nothing is wrong with it', async () => {
    expect(tokens.verify(forge({ alg: 'HS256' }, good, deriveKey(secret, 'actor-token')))).toEqual(caller);
  });

  it.each([
    ['that is missing', undefined],
    ['that is empty', ''],
    ['that is no token', 'claire'],
    ['signed with another secret', forge({ alg: 'HS256' }, good, 'another-secret-of-at-least-32-characters')],
    ['signed with a key of another use', forge({ alg: 'HS256' }, good, deriveKey(secret, 'share-link'))],
    ['signed with no secret', forge({ alg: 'HS256' }, good, '')],
    ['without a signature, alg none', `${base64({ alg: 'none' })}.${base64(good)}.`],
    ['that says alg none and is signed', forge({ alg: 'none' }, good)],
    ['that names another algorithm', forge({ alg: 'HS512' }, good)],
    ['that names a critical extension', forge({ alg: 'HS256', crit: ['x'], x: 1 }, good)],
    ['of another issuer', forge({ alg: 'HS256' }, { ...good, iss: 'elsewhere' })],
    ['of no issuer', forge({ alg: 'HS256' }, { ...good, iss: undefined })],
    ['that is expired', forge({ alg: 'HS256' }, { ...good, exp: in1Minute - 120 })],
    ['that never expires', forge({ alg: 'HS256' }, { ...good, exp: undefined })],
    ['that is not valid yet', forge({ alg: 'HS256' }, { ...good, nbf: in1Minute })],
    ['without an actor', forge({ alg: 'HS256' }, { ...good, actor: undefined })],
    ['whose actor has another shape', forge({ alg: 'HS256' }, { ...good, actor: { ...claire, userId: 12 } })],
    ['whose actor is of an unknown kind', forge({ alg: 'HS256' }, { ...good, actor: { ...claire, kind: 'root' } })],
    ['whose actor has an unknown role', forge({ alg: 'HS256' }, { ...good, actor: { ...claire, role: 'president' } })],
    [
      'that was changed after it was signed',
      forge({ alg: 'HS256' }, good).replace(/\.[^.]+\./, `.${base64({ ...good, actor: testUser({ role: 'admin' }) })}.`),
    ],
  ])('%s', async (_fault, token) => {
    expect(tokens.verify(token)).toBeNull();
  });

  it('once its lifetime is over', async () => {
    const token = await actorTokens({ secret, lifetimeSeconds: -1 }).sign(claire);
    expect(tokens.verify(token)).toBeNull();
  });

  it('once its lifetime is over, also where it was believed before', async () => {
    const token = await tokens.sign(claire);
    expect([tokens.verify(token), tokens.verify(token)]).toEqual([caller, caller]);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect(tokens.verify(token)).toBeNull();
    clock.mockRestore();
  });
});

describe('a service', () => {
  const app = new Hono();
  app.onError(answerErrors(createLogger({ service: 'test', level: 'silent' })));
  app.use(readActor(tokens));
  for (const [access, gate] of Object.entries(actorGates)) app.get(`/${access}`, (context) => context.json(gate(context).actor));

  const statuses = async (headers: Record<string, string>) => {
    const answers = await Promise.all(
      Object.keys(actorGates).map(async (access) => [access, (await app.request(`/${access}`, { headers })).status]),
    );
    return Object.fromEntries(answers);
  };
  const as = async (actor: ActorClaims) => ({ [actorHeader]: await tokens.sign(actor) });

  it.each<[string, ActorClaims, object]>([
    ['a visitor', { kind: 'visitor', address: '192.0.2.1' }, { anyone: 200, session: 401, staff: 401, admin: 401, service: 404 }],
    ['a customer', claire, { anyone: 200, session: 200, staff: 403, admin: 403, service: 404 }],
    ['staff', testUser({ role: 'staff' }), { anyone: 200, session: 200, staff: 200, admin: 403, service: 404 }],
    ['an admin', testUser({ role: 'admin' }), { anyone: 200, session: 200, staff: 200, admin: 200, service: 404 }],
    ['another service', { kind: 'service', name: 'svc-survey' }, { anyone: 200, session: 401, staff: 401, admin: 401, service: 200 }],
  ])('opens its gates to %s', async (_who, actor, expected) => {
    expect(await statuses(await as(actor))).toEqual(expected);
  });

  it.each([
    ['no token', {}],
    ['a forged token', { [actorHeader]: forge({ alg: 'HS256' }, good, 'another-secret-of-at-least-32-characters') }],
    ['headers that name a user', { 'x-user-id': claire.userId, 'x-user-role': 'admin' }],
  ])('takes a request with %s for a visitor', async (_what, headers) => {
    expect(await statuses(headers as Record<string, string>)).toEqual({ anyone: 200, session: 401, staff: 401, admin: 401, service: 404 });
    const answer = await app.request('/anyone', { headers: headers as Record<string, string> });
    expect(await answer.json()).toEqual({ kind: 'visitor', client: 'direct', exactAddress: 'direct' });
  });

  it('takes two tokens in one request for none', async () => {
    const headers = new Headers(await as(claire));
    headers.append(actorHeader, await tokens.sign(testUser({ role: 'admin' })));
    expect((await app.request('/session', { headers })).status).toBe(401);
  });
});
