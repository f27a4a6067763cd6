import { connect } from 'node:net';
import { type GatewayWorld, publicUrl, sameOrigin, startGateway } from './testing/gateway-world.ts';
import { json } from './testing/start-upstream.ts';

let world: GatewayWorld;
afterEach(() => world.stop());

const problemOf = (text: string) => JSON.parse(text) as { code: string; status: number; requestId: string };
const postJson = { method: 'POST' as const, headers: { ...sameOrigin, 'content-type': 'application/json' }, body: '{"demandId":"d"}' };

describe('a call', () => {
  beforeEach(async () => {
    world = await startGateway();
  });

  it.each([
    ['/api/quotes/12/pdf?lng=fr', 'documents'],
    ['/api/quotes/12', 'booking'],
    ['/api/quotes/12/option', 'booking'],
    ['/api/available-venues?days=%5B%5D', 'booking'],
    ['/api/meeting-events/00U7Q00000De001/customer-survey', 'survey'],
    ['/api/me', 'identity'],
  ] as const)('%s reaches svc-%s as it was sent', async (path, service) => {
    world.identity.answer(json(200, { from: 'identity' }));
    const { status, text } = await world.ask(path);
    expect([status, JSON.parse(text)]).toEqual([200, { from: service }]);
    expect(world[service].seen.map(({ url }) => url)).toEqual([path]);
  });

  it('takes the cookie of a share link to svc-survey, that of a countersignature to svc-booking, and no other cookie', async () => {
    const cookie = 'plenary-session=secret; survey-share=token-1; countersign-link=token-2; theme=dark';
    await world.ask('/api/meeting-events/00U7Q00000De001/customer-survey', { headers: { cookie } });
    await world.ask('/api/quotes/12', { headers: { cookie } });
    expect(world.survey.seen[0]?.headers.cookie).toBe('survey-share=token-1');
    expect(world.booking.seen[0]?.headers.cookie).toBe('countersign-link=token-2');
    await world.ask('/api/quotes/12', { headers: { cookie: 'plenary-session=secret; survey-share=token-1' } });
    expect(world.booking.seen[1]?.headers.cookie).toBeUndefined();
  });

  it.each([
    '/api/available-venues?days=%5B%5D',
    '/api/available-venues/ternes?days=%5B%5D',
    '/api/identify-email?email=claire%40atelier-nord.example',
    '/api/logout',
    '/api/reset-password/send-email?email=claire%40atelier-nord.example',
    '/api/desk/deals/export',
    '/api/desk/sheets/ternes/2027-03-16/export',
    '/api/me/export',
  ])('that changes something (%s) reaches no service from a page of another site', async (path) => {
    for (const site of ['cross-site', 'same-site']) {
      const { status, text } = await world.ask(path, { headers: { 'sec-fetch-site': site } });
      expect([status, problemOf(text).code]).toEqual([403, 'cross-site']);
    }
    expect([...world.booking.seen, ...world.identity.seen, ...world.survey.seen]).toEqual([]);
  });

  it('carries method and body', async () => {
    await world.ask('/api/quote', postJson);
    expect(world.booking.seen[0]).toMatchObject({
      method: 'POST',
      body: '{"demandId":"d"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('of an unowned address is not found, as a problem', async () => {
    const { status, headers, text } = await world.ask('/api/internal/sessions');
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(problemOf(text)).toMatchObject({ code: 'not-found', status: 404 });
  });

  it('whose address has dots means the same to the gateway and to the service', async () => {
    const paths = ['/api/quotes/../me', '/api/quotes/%2e%2e/%2e%2e/internal/sessions/resolve', '/api/quotes/..%2f..%2finternal'];
    for (const path of paths) await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(world.identity.seen.map(({ url }) => url)).toEqual(['/api/me']);
    expect(world.booking.seen.map(({ url }) => url)).toEqual(['/api/quotes/..%2f..%2finternal']);
  });

  it('passes its request id on, and has it in the answer', async () => {
    const { headers } = await world.ask('/api/quotes/12', { headers: { 'x-request-id': 'request-0001' } });
    expect(headers['x-request-id']).toBe('request-0001');
    expect(world.booking.seen[0]?.headers['x-request-id']).toBe('request-0001');
  });

  it('gets a request id where it has none or a strange one', async () => {
    for (const sent of [{}, { 'x-request-id': 'two words' }]) {
      const { headers } = await world.ask('/api/quotes/12', { headers: sent });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(world.booking.seen.pop()?.headers['x-request-id']).toBe(headers['x-request-id']);
    }
  });

  it('of a GET never carries a body, nor its length: what follows on the connection is another request', async () => {
    await world.ask('/api/quotes/1');
    await raw(
      'GET /api/quotes/2 HTTP/1.1\r\nhost: x\r\ncontent-length: 44\r\nconnection: close\r\n\r\nGET /internal/sessions/resolve HTTP/1.1\r\n\r\nxx',
    );
    await world.ask('/api/quotes/3');
    expect(world.booking.seen.map(({ url, body }) => [url, body])).toEqual([
      ['/api/quotes/1', ''],
      ['/api/quotes/2', ''],
      ['/api/quotes/3', ''],
    ]);
    expect(world.booking.seen[1]?.headers).not.toHaveProperty('content-length');
  });
});

describe('an answer', () => {
  beforeEach(async () => {
    world = await startGateway();
  });

  it('passes with status, body and headers, without those of the connection behind', async () => {
    world.booking.answer(
      json(
        201,
        { done: true },
        { etag: '"1"', 'cache-control': 'no-store', 'keep-alive': 'timeout=321', 'proxy-authenticate': 'Basic', upgrade: 'h2c' },
      ),
    );
    const { status, headers, text } = await world.ask('/api/quote', postJson);
    expect([status, text]).toEqual([201, '{"done":true}']);
    expect(headers).toMatchObject({
      etag: '"1"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('proxy-authenticate');
    expect(headers).not.toHaveProperty('upgrade');
    expect(headers['keep-alive']).not.toBe('timeout=321');
  });

  it('passes several cookies as several', async () => {
    world.identity.answer(json(200, {}, { 'set-cookie': ['a=1', 'b=2'] }));
    expect((await world.ask('/api/me')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('passes without a body', async () => {
    world.identity.answer((_request, response) => void response.writeHead(204).end());
    expect(await world.ask('/api/me', { ...postJson, method: 'PATCH' })).toMatchObject({ status: 204, text: '' });
  });

  it('passes as a redirect of the browser', async () => {
    world.identity.answer((_request, response) => void response.writeHead(303, { location: '/' }).end());
    expect(await world.ask('/api/logout')).toMatchObject({ status: 303, headers: { location: '/' } });
  });

  it('is a problem with seconds to wait while its service is away', async () => {
    await world.booking.stop();
    const { status, headers, text } = await world.ask('/api/quotes/12', { headers: { 'x-request-id': 'request-0001' } });
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(problemOf(text)).toMatchObject({ code: 'service-unavailable', requestId: 'request-0001' });
    expect(text).not.toContain('127.0.0.1');
    expect(world.lines).toContainEqual(expect.objectContaining({ msg: 'service away', service: 'booking', requestId: 'request-0001' }));
    expect((await world.ask('/api/quotes/12/pdf')).status).toBe(200);
  });

  it('that breaks off in the middle breaks off for the client too', async () => {
    world.booking.answer((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy());
    });
    await expect(world.ask('/api/quotes/12')).rejects.toThrow();
  });
});

describe('a call that changes something', () => {
  beforeEach(async () => {
    world = await startGateway();
  });

  it('from another site never reaches a service', async () => {
    const { status, text } = await world.ask('/api/quote', {
      ...postJson,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    });
    expect([status, problemOf(text).code]).toEqual([403, 'cross-site']);
    expect(world.booking.seen).toEqual([]);
    expect(world.identity.seen).toEqual([]);
  });

  it('from our own pages does', async () => {
    for (const headers of [sameOrigin, { origin: publicUrl }])
      expect((await world.ask('/api/quote', { ...postJson, headers: { ...headers, 'content-type': 'application/json' } })).status).toBe(
        200,
      );
  });
});

/** Bytes on a connection of their own; answers what comes back until it is closed. */
const raw = async (text: string): Promise<string> => {
  const socket = connect(world.port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const part of socket.setEncoding('utf8')) answer += part;
  return answer;
};
