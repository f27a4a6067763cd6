import { claire, cookie, type GatewayWorld, identityReply, startGateway } from './testing/gateway-world.ts';
import { json } from './testing/start-upstream.ts';

let world: GatewayWorld;
afterEach(() => world.stop());

const problemOf = (text: string) => JSON.parse(text) as { code: string; status: number; requestId: string };

describe('on whose behalf', () => {
  beforeEach(async () => {
    world = await startGateway();
  });

  it('is a visitor without a cookie; svc-identity is not even asked', async () => {
    await world.ask('/api/quotes/12');
    expect(await world.actorOf(world.booking.seen[0])).toEqual({ kind: 'visitor', client: 'loopback', exactAddress: '127.0.0.1' });
    expect(world.identity.seen).toEqual([]);
  });

  it('is the user behind the session cookie', async () => {
    world.identity.answer(
      identityReply({ ...claire, frameworkContract: { companyName: 'Nord', percent: 10, description: '', dispositions: '' } }),
    );
    await world.ask('/api/quotes/12', { headers: { cookie } });
    const { id, frameworkContract: _, ...rest } = claire;
    expect(await world.actorOf(world.booking.seen[0])).toEqual({
      ...rest,
      kind: 'user',
      userId: id,
      client: 'loopback',
      exactAddress: '127.0.0.1',
      contract: { companyName: 'Nord', percent: 10, description: '', dispositions: '' },
    });
  });

  it('is a visitor for an unknown cookie', async () => {
    await world.ask('/api/quotes/12', { headers: { cookie } });
    expect(await world.actorOf(world.booking.seen[0])).toMatchObject({ kind: 'visitor' });
  });

  it('is never what the client says: identities and addresses it sends are stripped', async () => {
    const headers = {
      'x-actor': 'forged',
      'x-user-id': claire.id,
      'x-user-role': 'admin',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
      authorization: 'Bearer forged',
      'x-anything-else': '1',
    };
    await world.ask('/api/quotes/12', { headers });
    const [seen] = world.booking.seen;
    expect(await world.actorOf(seen)).toEqual({ kind: 'visitor', client: 'loopback', exactAddress: '127.0.0.1' });
    for (const name of Object.keys(headers).filter((name) => name !== 'x-actor')) expect(seen?.headers).not.toHaveProperty(name);
  });

  it('sends the cookie to svc-identity alone', async () => {
    world.identity.answer(identityReply());
    await world.ask('/api/quotes/12', { headers: { cookie } });
    await world.ask('/api/me', { headers: { cookie } });
    expect(world.booking.seen[0]?.headers).not.toHaveProperty('cookie');
    expect(world.identity.seen.at(-1)?.headers.cookie).toBe(cookie);
  });

  it('is looked up again once an answer has set a cookie', async () => {
    world.identity.answer(identityReply());
    await world.ask('/api/quotes/12', { headers: { cookie } });
    world.identity.answer((request, response) =>
      request.url === '/api/logout'
        ? json(200, {}, { 'set-cookie': 'plenary-session=; Max-Age=0' })(request, response)
        : identityReply(null)(request, response),
    );
    const { headers } = await world.ask('/api/logout', { headers: { cookie } });
    expect(headers['set-cookie']).toBe('plenary-session=; Max-Age=0');
    await world.ask('/api/quotes/12', { headers: { cookie } });
    expect(await world.actorOf(world.booking.seen.at(-1))).toMatchObject({ kind: 'visitor' });
  });

  it('keeps its cookie as long as svc-identity extends the session', async () => {
    world.identity.answer(identityReply(claire, { setCookie: `${cookie}; Max-Age=2592000` }));
    const { headers } = await world.ask('/api/quotes/12', { headers: { cookie } });
    expect(headers['set-cookie']).toBe(`${cookie}; Max-Age=2592000`);
  });

  it('is never a visitor while svc-identity is away: 503', async () => {
    for (const reply of [json(500, {}), json(503, {}), ((_request, response) => response.destroy()) as ReturnType<typeof json>]) {
      world.identity.answer(reply);
      const { status, headers, text } = await world.ask('/api/quotes/12', { headers: { cookie } });
      expect([status, headers['retry-after'], problemOf(text).code]).toEqual([503, '2', 'service-unavailable']);
    }
    expect(world.booking.seen).toEqual([]);
    expect((await world.ask('/api/quotes/12')).status).toBe(200);
  });

  it('is an unexpected error if svc-identity describes a user that no service would accept', async () => {
    world.identity.answer(identityReply({ ...claire, role: 'president' }));
    expect((await world.ask('/api/quotes/12', { headers: { cookie } })).status).toBe(500);
    expect(world.booking.seen).toEqual([]);
  });
});

describe('the address behind reverse proxies', () => {
  it('is the one the outermost trusted proxy saw', async () => {
    world = await startGateway({ settings: { TRUSTED_PROXIES: '1' } });
    await world.ask('/api/quotes/12', { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } });
    expect(await world.actorOf(world.booking.seen[0])).toEqual({ kind: 'visitor', client: '198.51.100.7', exactAddress: '198.51.100.7' });
  });
});
