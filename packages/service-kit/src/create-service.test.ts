import { HTTPException } from 'hono/http-exception';
import { actorTokens } from './actor.ts';
import { createService, type ServiceOptions } from './create-service.ts';
import { ProblemException } from './problem.ts';
import type { ObservedRequest } from './request-scope.ts';
import { serveApp } from './serve.ts';
import { testSecret } from './testing/as-actor.ts';
import { capturedLogger } from './testing/captured-logger.ts';

const createApp = (options: Partial<ServiceOptions> = {}) => {
  const { lines, logger } = capturedLogger();
  const app = createService({ logger, tokens: actorTokens({ secret: testSecret }), health: {}, ...options });
  app.get('/api/rooms/:roomId', (context) => context.json({ id: context.req.param('roomId') }));
  app.get('/api/failing', () => {
    throw new Error('SELECT secret FROM /var/lib/plenary: no such table', { cause: new Error('password=hunter2') });
  });
  return { app, lines };
};

describe('a failure is a problem document (RFC 9457)', () => {
  it('whole, for an address that leads nowhere', async () => {
    const { app } = createApp();
    const answer = await app.request('/api/nothing', { headers: { 'x-request-id': 'request-0001' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      type: '/problems/not-found',
      title: 'Not found',
      status: 404,
      code: 'not-found',
      requestId: 'request-0001',
    });
  });

  it('with errors, members and seconds to wait where the refusal has them', async () => {
    const { app } = createApp();
    app.get('/api/refused', () => {
      throw new ProblemException(429, {
        code: 'too-many-requests',
        errors: { email: 'taken' },
        members: { success: false },
        retryAfterSeconds: 1.2,
      });
    });
    const answer = await app.request('/api/refused');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await answer.json()).toMatchObject({ code: 'too-many-requests', errors: { email: 'taken' }, success: false });
  });

  it('with seconds to wait for every 503', async () => {
    const { app } = createApp();
    app.get('/api/away', () => {
      throw new HTTPException(503);
    });
    const answer = await app.request('/api/away');
    expect([answer.headers.get('retry-after'), await answer.json()]).toMatchObject(['2', { code: 'service-unavailable' }]);
  });

  it('with constant text for an unexpected error; only the log has details', async () => {
    const { app, lines } = createApp();
    const answer = await app.request('/api/failing', { headers: { 'x-request-id': 'request-0001' } });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      type: '/problems/unexpected-error',
      title: 'Unexpected error',
      status: 500,
      code: 'unexpected-error',
      requestId: 'request-0001',
    });
    expect([...answer.headers].join()).not.toMatch(/SELECT|hunter2|\/var/);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'unexpected error',
        requestId: 'request-0001',
        err: expect.objectContaining({ message: expect.stringContaining('no such table') }),
      }),
    );
  });

  it('and an exception with a status without a code of its own is unexpected', async () => {
    const { app, lines } = createApp();
    app.get('/api/odd', () => {
      throw new HTTPException(502, { message: 'upstream at 10.0.0.5' });
    });
    const answer = await app.request('/api/odd');
    expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'unexpected-error' }]);
    expect(lines.map(({ msg }) => msg)).toContain('unexpected error');
  });
});

describe('a request', () => {
  it('keeps the id it came with, and has it in the answer and the log', async () => {
    const { app, lines } = createApp();
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = await app.request('/api/rooms/12?email=claire', { headers: { 'x-request-id': 'request-0001', traceparent } });
    expect(answer.headers.get('x-request-id')).toBe('request-0001');
    expect(lines).toEqual([
      expect.objectContaining({
        requestId: 'request-0001',
        traceId: '0af7651916cd43dd8448eb211c80319c',
        method: 'GET',
        path: '/api/rooms/12',
        status: 200,
        milliseconds: expect.any(Number),
      }),
    ]);
  });

  it.each([undefined, '', 'short', 'a'.repeat(65), 'two words', 'line\tbreak', '<script>alert(1)</script>'])(
    'gets an id where it comes with %j',
    async (sent) => {
      const { app } = createApp();
      const answer = await app.request('/api/rooms/12', { headers: sent === undefined ? {} : { 'x-request-id': sent } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('keeps its id through a failure', async () => {
    const { app } = createApp();
    for (const address of ['/api/failing', '/api/nothing']) {
      const answer = await app.request(address, { headers: { 'x-request-id': 'request-0001' } });
      expect(answer.headers.get('x-request-id')).toBe('request-0001');
    }
  });

  it('is measured by the pattern of its route, never by its address', async () => {
    const observed: ObservedRequest[] = [];
    const { app } = createApp({ observe: (request) => observed.push(request) });
    await app.request('/api/rooms/12');
    await app.request('/api/failing');
    await app.request('/api/nothing/at/all');
    expect(observed.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/rooms/:roomId', 200],
      ['GET', '/api/failing', 500],
      ['GET', '/*', 404],
    ]);
  });
});

describe('an answer', () => {
  it('is not cacheable, unless its handler says otherwise', async () => {
    const { app } = createApp();
    app.get('/api/calendar', (context) => context.json({}, 200, { 'cache-control': 'public, max-age=60' }));
    expect((await app.request('/api/rooms/12')).headers.get('cache-control')).toBe('no-store');
    expect((await app.request('/api/calendar')).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('has the same headers from a server, also a refusal and an answer of another making', async () => {
    const { app } = createApp();
    app.get('/api/calendar', (context) => context.json({}, 200, { 'cache-control': 'public, max-age=60' }));
    app.get('/api/paper', () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    app.get('/api/none', (context) => context.body(null, 204));
    const server = await serveApp(app, { host: '127.0.0.1', port: 0 });
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'x-request-id': 'request-0001' } });
      return [status, headers.get('cache-control'), headers.get('content-type'), headers.get('x-request-id')];
    };
    expect(await Promise.all(['/api/rooms/12', '/api/calendar', '/api/paper', '/api/none', '/api/failing'].map(ask))).toEqual([
      [200, 'no-store', 'application/json', 'request-0001'],
      [200, 'public, max-age=60', 'application/json', 'request-0001'],
      [200, 'no-store', 'application/pdf', 'request-0001'],
      [204, 'no-store', null, 'request-0001'],
      [500, 'no-store', 'application/problem+json', 'request-0001'],
    ]);
    await server.stop(1_000);
  });
});

describe('health', () => {
  const readyz = async (health: ServiceOptions['health']) => {
    const { app, lines } = createApp({ health });
    const answer = await app.request('/readyz');
    return { status: answer.status, body: await answer.json(), lines };
  };

  it('is alive, for any state of its parts', async () => {
    const { app } = createApp({ health: { database: async () => ({ state: 'down', reason: 'locked' }) } });
    expect((await app.request('/livez')).status).toBe(200);
  });

  it('is up where every part is', async () => {
    expect(await readyz({ database: async () => ({ state: 'up' }) })).toMatchObject({
      status: 200,
      body: { status: 'up', checks: { database: { state: 'up' } } },
    });
  });

  it('still takes requests where a part is missing, and names it', async () => {
    const health = {
      database: async () => ({ state: 'up' as const }),
      chromium: async () => ({ state: 'degraded' as const, reason: 'not-found' }),
    };
    expect(await readyz(health)).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { chromium: { state: 'degraded', reason: 'not-found' } } },
    });
  });

  it('is not ready if a check fails, and only the log says why', async () => {
    const { status, body, lines } = await readyz({
      chromium: async () => ({ state: 'degraded', reason: 'not-found' }),
      database: async () => {
        throw new Error('connect ECONNREFUSED 10.0.0.5:5432');
      },
    });
    expect([status, body]).toMatchObject([503, { status: 'down', checks: { database: { state: 'down', reason: 'check-failed' } } }]);
    expect(JSON.stringify(body)).not.toContain('10.0.0.5');
    expect(lines).toContainEqual(
      expect.objectContaining({ check: 'database', err: expect.objectContaining({ message: 'connect ECONNREFUSED 10.0.0.5:5432' }) }),
    );
  });
});
