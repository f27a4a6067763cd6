import { once } from 'node:events';
import { Agent, type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';
import { actorTokens } from './actor.ts';
import { createService } from './create-service.ts';
import { maxBodyBytes } from './limits.ts';
import { type Listening, serveApp } from './serve.ts';
import { testSecret } from './testing/as-actor.ts';
import { capturedLogger } from './testing/captured-logger.ts';

let server: Listening;

beforeAll(async () => {
  const app = createService({ logger: capturedLogger().logger, tokens: actorTokens({ secret: testSecret }), health: {} });
  app.all('/echo', async (context) => context.json({ length: (await context.req.text()).length }));
  app.all('/deaf', (context) => context.json({}));
  server = await serveApp(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.stop(1_000));

/** Sends over a real connection: with its length, or in chunks where it has none. */
const send = (method: string, headers: OutgoingHttpHeaders, chunks: string[], path = '/echo') =>
  new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port: server.port, path, method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text ? JSON.parse(text) : {} }));
    });
    sending.on('error', reject);
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });

const json = { 'content-type': 'application/json' };
const kilobyte = 'x'.repeat(1_024);

describe('a body', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8'])('is taken as %s', async (type) => {
    expect(await send('POST', { 'content-type': type, 'content-length': 2 }, ['{}'])).toEqual({ status: 200, body: { length: 2 } });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'text/plain; application/json',
    '',
  ])('that says it is %j is refused with 415', async (type) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await send(method, { 'content-type': type, 'content-length': 2 }, ['{}'])).toMatchObject({
        status: 415,
        body: { code: 'not-json' },
      });
  });

  it('is not asked of a call that has none', async () => {
    expect(await send('GET', { 'content-type': 'text/plain' }, [])).toMatchObject({ status: 200 });
    expect(await send('DELETE', { 'content-length': 0 }, [])).toMatchObject({ status: 200 });
    expect(await send('DELETE', {}, [])).toMatchObject({ status: 200 });
  });

  it('of a GET is never read', async () => {
    expect(await send('GET', { 'content-length': 2 }, ['{}'])).toEqual({ status: 200, body: { length: 0 } });
  });

  it('of 64 KiB is taken, by its length and in chunks', async () => {
    const chunks = Array.from({ length: 64 }, () => kilobyte);
    expect(await send('POST', { ...json, 'content-length': maxBodyBytes }, chunks)).toEqual({
      status: 200,
      body: { length: maxBodyBytes },
    });
    expect(await send('POST', json, chunks)).toEqual({ status: 200, body: { length: maxBodyBytes } });
  });

  it('of one byte more is refused with 413, by its length and in chunks', async () => {
    const chunks = [...Array.from({ length: 64 }, () => kilobyte), 'x'];
    expect(await send('POST', { ...json, 'content-length': maxBodyBytes + 1 }, chunks)).toMatchObject({
      status: 413,
      body: { code: 'body-too-large' },
    });
    expect(await send('POST', json, chunks)).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });
});

describe('a connection whose body was refused', () => {
  const refused = Buffer.alloc(2_000_000, 'x');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  const begin = (method: string, path: string, headers: OutgoingHttpHeaders = {}) =>
    request({ host: '127.0.0.1', port: server.port, path, method, headers, agent });
  const statusOf = async (sending: ClientRequest): Promise<number | undefined> => {
    const [answer] = await once(sending, 'response');
    await once(answer.resume(), 'end');
    return answer.statusCode;
  };

  it.each([
    ['by its length', { ...json, 'content-length': refused.length }],
    ['in chunks', { ...json, 'transfer-encoding': 'chunked' }],
  ])('takes the next request, a hundred times in a row, sent %s', async (_how, headers) => {
    for (let i = 0; i < 100; i++) {
      expect(await statusOf(begin('POST', '/echo', headers).end(refused))).toBe(413);
      expect(await statusOf(begin('GET', '/echo').end())).toBe(200);
    }
  });

  it('takes the next request from a client that still sends long after the answer', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'] });
    try {
      const sending = begin('POST', '/echo', { ...json, 'content-length': refused.length });
      sending.write(refused.subarray(0, 1_000));
      expect(await statusOf(sending)).toBe(413);
      await jest.advanceTimersByTimeAsync(10_000);
      sending.end(refused.subarray(1_000));
      expect(await statusOf(begin('GET', '/echo').end())).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });
});
