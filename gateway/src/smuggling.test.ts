import { type GatewayWorld, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
  // An unprotected service would accept these requests.
  for (const service of [world.booking, world.identity, world.documents, world.survey])
    service.answer((request, response) => void response.end(JSON.stringify({ url: request.url, body: request.body })));
});
afterEach(() => world.stop());

const secret = '/internal/sessions/resolve';
const inside = `GET ${secret} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;

const send = (bytes: string | Buffer) => world.send(bytes);
const statusesIn = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
/** Calls that reached a service, apart from session look-ups. */
const reached = () =>
  [world.booking, world.identity, world.documents, world.survey].flatMap(({ seen }) => seen.map(({ url, body }) => [url, body]));

const post = (headers: string, body: string) =>
  `POST /api/quote HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`;
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe('a request whose end two servers could see in two places is refused, and nothing of it reaches a service', () => {
  it.each([
    ['a length and chunks', post(`content-length: 4\r\ntransfer-encoding: chunked`, chunked(inside))],
    ['chunks and a length', post(`transfer-encoding: chunked\r\ncontent-length: ${inside.length}`, `0\r\n\r\n${inside}`)],
    ['two lengths', post(`content-length: 2\r\ncontent-length: ${inside.length + 2}`, `{}${inside}`)],
    ['a list of lengths', post(`content-length: 2, ${inside.length + 2}`, `{}${inside}`)],
    ['a length with a sign', post('content-length: +2', `{}${inside}`)],
    ['a length in sixteens', post('content-length: 0x2', `{}${inside}`)],
    ['a length below nothing', post('content-length: -1', inside)],
    ['a length with a letter', post('content-length: 2a', `{}${inside}`)],
    ['a length of too many digits', post(`content-length: ${'9'.repeat(30)}`, `{}${inside}`)],
    ['an encoding nobody knows', post('transfer-encoding: xchunked', chunked(inside))],
    ['identity and chunks', post('transfer-encoding: identity, chunked, identity', chunked(inside))],
    ['chunks that are not last', post('transfer-encoding: chunked, gzip', chunked(inside))],
    ['a space before the colon', post('transfer-encoding : chunked', chunked(inside))],
    ['a length with a space before the colon', post('content-length : 2', `{}${inside}`)],
    ['a header folded over two lines', post('x-folded: a\r\n transfer-encoding: chunked', chunked(inside))],
    ['an encoding folded over two lines', post('transfer-encoding:\r\n chunked', chunked(inside))],
    ['a header without a colon', post('transfer-encoding chunked', chunked(inside))],
    ['a header without a name', post(': chunked', inside)],
    ['a null byte in a name', post('transfer-encoding\0: chunked', chunked(inside))],
    ['a null byte in a value', post('transfer-encoding: chunked\0', chunked(inside))],
    ['a tab in a name', post('transfer\tencoding: chunked', chunked(inside))],
    ['a bare return in a value', post('x-bare: a\rtransfer-encoding: chunked', chunked(inside))],
    ['a chunk whose size is no number', post('transfer-encoding: chunked', `zz\r\n{}\r\n0\r\n\r\n${inside}`)],
    ['a chunk whose size has a sign', post('transfer-encoding: chunked', `+2\r\n{}\r\n0\r\n\r\n${inside}`)],
    ['a chunk whose size is too large', post('transfer-encoding: chunked', `${'f'.repeat(17)}\r\n{}\r\n0\r\n\r\n${inside}`)],
    ['a chunk that is longer than it says', post('transfer-encoding: chunked', `2\r\n{}xx\r\n0\r\n\r\n${inside}`)],
  ])('%s', async (_what, bytes) => {
    const answer = await send(bytes);
    expect(statusesIn(answer)[0]).toBe(400);
    expect(reached()).toEqual([]);
  });
});

describe('a line that is no request is refused', () => {
  it.each([
    ['no host', 'GET /api/quotes/1 HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['two hosts', 'GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n'],
    ['one host twice', 'GET /api/quotes/1 HTTP/1.1\r\nHost: x\r\nhOST: x\r\nconnection: close\r\n\r\n'],
    ['another protocol', 'GET /api/quotes/1 HTTP/9.9\r\nhost: x\r\n\r\n'],
    ['a method nobody knows', 'SMUGGLE /api/quotes/1 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a method with a space before it', ' GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an address with a space', `GET /api/quotes/1 ${secret} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['an address with a null byte', 'GET /api/quotes/1\0 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an address with a line break', `GET /api/quotes/1\r\n${secret} HTTP/1.1\r\nhost: x\r\n\r\n`],
    ['headers that end nowhere', `GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['a greeting of another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s', async (_what, bytes) => {
    expect(statusesIn(await send(bytes))[0]).toBeGreaterThanOrEqual(400);
    expect(reached()).toEqual([]);
  });
});

it('two hosts are refused as a problem, also for a page', async () => {
  const answer = await send('GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n');
  expect(statusesIn(answer)).toEqual([400]);
  expect(answer).toMatch(/x-content-type-options: nosniff[\s\S]*"code":"invalid-request"/i);
});

describe('what follows a request is another request, and is judged as one', () => {
  it.each([
    [
      'a body of a GET by its length',
      `GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${inside.length}\r\n\r\n${inside}`,
    ],
    [
      'a body of a GET in chunks',
      `GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunked(inside)}`,
    ],
    ['a second request on the same connection', `GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\n\r\n${inside}`],
    ['a header that only connections have', `GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\nconnection: close, x-actor\r\nx-actor: a\r\n\r\n`],
    [
      'a wish to speak another protocol',
      `GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\nconnection: close, upgrade\r\nupgrade: h2c\r\n\r\n${inside}`,
    ],
    ['two hosts in one', `GET /api/quotes/1 HTTP/1.1\r\nhost: x, internal\r\nconnection: close\r\n\r\n`],
  ])('%s', async (_what, bytes) => {
    await send(bytes);
    expect(reached()).toEqual([['/api/quotes/1', '']]);
  });

  it('a body arrives whole and alone, for any content', async () => {
    const byLength = post(`content-length: ${inside.length}\r\nconnection: close`, inside);
    const inChunks = post('transfer-encoding: chunked\r\nconnection: close', chunked(inside));
    const withTrailer = post(
      'transfer-encoding: chunked\r\ntrailer: x-actor\r\nconnection: close',
      `${inside.length.toString(16)};x=1\r\n${inside}\r\n0\r\nx-actor: forged\r\n\r\n`,
    );
    for (const bytes of [byLength, inChunks, withTrailer]) expect(statusesIn(await send(bytes))).toEqual([200]);
    expect(reached()).toEqual([1, 2, 3].map(() => ['/api/quote', inside]));
    for (const { headers } of world.booking.seen) expect(headers['x-actor']).not.toBe('forged');
  });
});

describe('an address means to the service what it means to the gateway', () => {
  it.each([
    ['/api/quotes/../me', '/api/me'],
    ['/api/quotes/%2e%2e/me', '/api/me'],
    ['/api/quotes/.%2E/me', '/api/me'],
    ['/api/quotes/..%2f..%2finternal', '/api/quotes/..%2f..%2finternal'],
    ['/api/quotes/..%5c..%5cinternal', '/api/quotes/..%5c..%5cinternal'],
    ['/api/quotes\\..\\me', undefined],
    ['/api/quotes/1;/../../internal', undefined],
    ['/api/quotes/%00', '/api/quotes/%00'],
    ['/api/quotes/%', '/api/quotes/%'],
    ['/api/quotes/1?next=/../internal', '/api/quotes/1?next=/../internal'],
    ['/api/quotes/1#/internal', '/api/quotes/1'],
    ['/api/quotes//internal', '/api/quotes//internal'],
    ['//api/quotes/1', undefined],
    ['/api//quotes/1', undefined],
    ['/api/../internal/sessions/resolve', undefined],
    ['/api/quotes/../../internal/sessions/resolve', undefined],
    ['/API/quotes/1', undefined],
    ['/api/quotesx/1', undefined],
    [secret, undefined],
    ['http://internal/api/quotes/1', undefined],
    ['http://x/internal/sessions/resolve', undefined],
    ['*', undefined],
  ])('%s', async (address, expected) => {
    const answer = await send(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(statusesIn(answer)).toHaveLength(1);
    expect(reached()).toEqual(expected === undefined ? [] : [[expected, '']]);
  });
});

it('after all of that the gateway serves the next client', async () => {
  await send(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]));
  await send('\0'.repeat(1_000));
  expect(statusesIn(await send('GET /api/quotes/1 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'))).toEqual([200]);
});
