import { once } from 'node:events';
import { get, request as httpRequest } from 'node:http';
import { claire, cookie, type GatewayWorld, identityReply, sameOrigin, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld;
afterEach(() => world.stop());

const problemOf = (text: string) =>
  JSON.parse(text) as { code: string; status: number; requestId: string; errors?: Record<string, string> };
const postJson = { method: 'POST' as const, headers: { ...sameOrigin, 'content-type': 'application/json' }, body: '{"demandId":"d"}' };

describe('a service that hangs', () => {
  const start = async (settings: Record<string, string> = {}) => {
    world = await startGateway({ settings });
    jest.useFakeTimers({ doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'] });
  };
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['3 seconds', 3_000, {}],
    ['what CALL_SECONDS says', 7_000, { CALL_SECONDS: '7' }],
  ])('is cut after %s, and others are not delayed', async (_, milliseconds, settings) => {
    await start(settings);
    const arrived = world.booking.arrival();
    world.booking.answer(() => {});
    const hung = world.ask('/api/quotes/12');
    await arrived;
    jest.advanceTimersByTime(milliseconds - 1);
    expect((await world.ask('/api/quotes/12/pdf')).status).toBe(200);
    expect(world.booking.cut).toEqual([]);
    jest.advanceTimersByTime(1);
    const { status, text } = await hung;
    expect([status, problemOf(text).code]).toEqual([503, 'service-unavailable']);
    await until(() => world.booking.cut.length === 1);
  });

  it('is given 20 seconds for a document, which may have to wait and to be printed', async () => {
    await start();
    const arrived = world.documents.arrival();
    world.documents.answer(() => {});
    const hung = world.ask('/api/quotes/12/pdf');
    await arrived;
    jest.advanceTimersByTime(19_999);
    expect((await world.ask('/api/quotes/12')).status).toBe(200);
    expect(world.documents.cut).toEqual([]);
    jest.advanceTimersByTime(1);
    expect((await hung).status).toBe(503);
  });

  it('may take longer once its answer has begun', async () => {
    await start();
    const asking = get({ port: world.port, path: '/api/quotes/12' });
    let end = () => {};
    world.booking.answer((_request, response) => {
      response.writeHead(200).write('begun, ');
      end = () => void response.end('and ended');
    });
    const [answer] = await once(asking, 'response');
    jest.advanceTimersByTime(10_000);
    end();
    let text = '';
    for await (const part of answer.setEncoding('utf8')) text += part;
    expect(text).toBe('begun, and ended');
  });

  it('is not blamed for a client that sends slowly', async () => {
    await start();
    const sending = httpRequest({ port: world.port, path: '/api/quote', method: 'POST', headers: postJson.headers });
    await new Promise<void>((resolve) => sending.write('{"demandId":', () => resolve()));
    expect((await world.ask('/api/quotes/12')).status).toBe(200);
    jest.advanceTimersByTime(10_000);
    sending.end('"d"}');
    const [answer] = await once(sending, 'response');
    answer.resume();
    expect([answer.statusCode, world.booking.seen.at(-1)?.body]).toEqual([200, '{"demandId":"d"}']);
  });
});

describe('a body', () => {
  const kilobyte = 'x'.repeat(1_024);
  const sendChunked = async (chunks: string[]) => {
    const sending = httpRequest({ port: world.port, path: '/api/quote', method: 'POST', headers: postJson.headers });
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
    const [answer] = await once(sending, 'response');
    let text = '';
    for await (const part of answer.setEncoding('utf8')) text += part;
    return { status: answer.statusCode, text };
  };

  beforeEach(async () => {
    world = await startGateway();
  });

  it('of 64 KiB passes, by its length and in chunks', async () => {
    expect((await world.ask('/api/quote', { ...postJson, body: kilobyte.repeat(64) })).status).toBe(200);
    expect((await sendChunked(Array.from({ length: 64 }, () => kilobyte))).status).toBe(200);
    expect(world.booking.seen.map(({ body }) => body.length)).toEqual([65_536, 65_536]);
  });

  it('of one byte more is refused with 413 before a service sees it, by its length and in chunks', async () => {
    const byLength = await world.ask('/api/quote', { ...postJson, body: `${kilobyte.repeat(64)}x` });
    const inChunks = await sendChunked([...Array.from({ length: 64 }, () => kilobyte), 'x']);
    for (const { status, text } of [byLength, inChunks]) expect([status, problemOf(text).code]).toEqual([413, 'body-too-large']);
    expect(world.booking.seen).toEqual([]);
  });

  it('of a picture passes for a user, and is refused to a visitor before it is read', async () => {
    const picture = (headers: Record<string, string>) =>
      world.ask('/api/network/venues/ternes/pictures', {
        ...postJson,
        headers: { ...postJson.headers, ...headers },
        body: kilobyte.repeat(100),
      });
    expect((await picture({})).status).toBe(413);
    world.identity.answer(identityReply(claire));
    expect((await picture({ cookie })).status).toBe(200);
    expect(world.booking.seen.map(({ body }) => body.length)).toEqual([102_400]);
  });

  it('of a picture or of a file to import names that field where it is too large, and of any other call none', async () => {
    const errorsOf = async (path: string) => problemOf((await world.ask(path, { ...postJson, body: kilobyte.repeat(65) })).text).errors;
    expect(await errorsOf('/api/network/venues/ternes/pictures')).toEqual({ picture: 'too_large' });
    expect(await errorsOf('/api/network/import')).toEqual({ file: 'too_large' });
    expect(await errorsOf('/api/network/import/preview')).toEqual({ file: 'too_large' });
    expect(await errorsOf('/api/quote')).toBeUndefined();
  });

  it('without end is refused while it still comes', async () => {
    const sending = httpRequest({ port: world.port, path: '/api/quote', method: 'POST', headers: postJson.headers });
    for (let i = 0; i < 80; i++) sending.write(kilobyte);
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(413);
    sending.destroy();
  });
});

describe('a client that goes away', () => {
  beforeEach(async () => {
    world = await startGateway();
  });

  it('while it waits ends the work of the service', async () => {
    world.booking.answer(() => {});
    const arrived = world.booking.arrival();
    const asking = get({ port: world.port, path: '/api/quotes/12' });
    asking.on('error', () => {});
    await arrived;
    asking.destroy();
    await until(() => world.booking.cut.length > 0);
    expect(world.booking.cut).toHaveLength(1);
  });

  it('in the middle of its body never reaches a service, and leaves nothing in the log', async () => {
    const sending = httpRequest({
      port: world.port,
      path: '/api/quote',
      method: 'POST',
      headers: { ...postJson.headers, 'content-length': 100 },
    });
    sending.on('error', () => {});
    sending.write('{"demandId":');
    await once(sending, 'socket');
    sending.destroy();
    expect((await world.ask('/api/quotes/12')).status).toBe(200);
    expect(world.booking.seen.map(({ url }) => url)).toEqual(['/api/quotes/12']);
    expect(world.lines).toEqual([]);
  });
});

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};
