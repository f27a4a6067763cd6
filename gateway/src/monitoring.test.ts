import { type GatewayWorld, sameOrigin, startGateway } from './testing/gateway-world.ts';

// Covers B-Y16.

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  world.ask(path, { method: 'POST', headers: { ...sameOrigin, 'content-type': 'application/json', ...headers }, body });
const report = (body: object, headers?: Record<string, string>) => post('/api/monitoring/report', JSON.stringify(body), headers);
const logged = (msg: string) => world.lines.filter((line) => line.msg === msg);

describe('an error of a browser', () => {
  it('is logged with page, version and request id', async () => {
    const headers = { 'x-request-id': 'request-0001', 'x-app-version': '1.2.3' };
    expect(
      await report({ message: 'TypeError: x\n    at y (https://plenary.example/main.js:1:20)', page: '/venues/ternes' }, headers),
    ).toMatchObject({ status: 204, text: '' });
    expect(logged('browser error')).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'TypeError: …\n    at /main.js:1:20',
        page: '/venues/ternes',
        appVersion: '1.2.3',
        requestId: 'request-0001',
      }),
    ]);
  });

  it('is logged without its addresses and what stands in them', async () => {
    const message = 'Error: /api/reset-password/check-token?token=secret\n    at f (https://plenary.example/main.js?share=secret:1:20)';
    await report({ message, page: '/reset-password?token=secret' });
    await report({ message: 'x', page: '/reset-password#token=secret' });
    expect(logged('browser error')).toMatchObject([
      { message: 'Error: …?token=[redacted]\n    at …', page: '/reset-password' },
      { page: '/reset-password' },
    ]);
    expect(JSON.stringify(world.lines)).not.toContain('secret');
  });

  // Covers L-U04.
  it('is cut at 9,000 characters', async () => {
    await report({ message: 'no '.repeat(4_000), page: '/venues'.repeat(100) });
    const [line] = logged('browser error');
    expect([line?.message, line?.page]).toEqual(['no '.repeat(3_000), '/venues'.repeat(100).slice(0, 200)]);
  });

  it.each([
    ['no JSON', '{"message":'],
    ['no message', '{"page":"/"}'],
    ['a message that is no text', '{"message":{"a":1}}'],
    ['nothing', ''],
  ])('that is %s is refused as a problem', async (_what, body) => {
    const { status, headers, text } = await post('/api/monitoring/report', body);
    expect([status, headers['content-type'], JSON.parse(text).code]).toEqual([400, 'application/problem+json', 'invalid-request']);
    expect(logged('browser error')).toEqual([]);
  });

  it('that is too large is refused', async () => {
    expect((await report({ message: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('that is a form of another page is refused', async () => {
    expect((await report({ message: 'x' }, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('a violation of the security policy', () => {
  it.each([
    ['application/csp-report', { 'csp-report': { 'document-uri': 'PAGE', referrer: 'PAGE', 'blocked-uri': 'PAGE' } }],
    ['application/reports+json', [{ type: 'csp-violation', url: 'PAGE', body: { documentURL: 'PAGE', blockedURL: 'PAGE' } }]],
  ])('that is a %s is logged without the queries and fragments of its addresses', async (type, body) => {
    for (const end of ['?token=secret', '#token=secret', `?a=${'b'.repeat(1_950)}&token=secret`]) {
      const text = JSON.stringify(body).replaceAll('PAGE', `https://plenary.example/reset-password${end}`);
      expect((await post('/api/monitoring/csp', text, { 'content-type': type })).status).toBe(204);
    }
    expect(logged('content security policy')).toHaveLength(3);
    for (const line of logged('content security policy'))
      expect(line.violations).toMatchObject([{ page: '/reset-password', blocked: 'https://plenary.example' }]);
    expect(JSON.stringify(world.lines)).not.toContain('secret');
  });

  it('is logged with what was blocked and where, without a sample, a user or the path of another site', async () => {
    const report = {
      'document-uri': 'https://plenary.example/venues',
      'violated-directive': 'script-src-elem https://plenary.example',
      'blocked-uri': 'https://secret.cdn.other.example/secret/path',
      'source-file': 'https://secret:secret@plenary.example/main.js',
      ...{ 'line-number': 3, 'column-number': 40, sample: 'secret' },
    };
    const body = JSON.stringify({ 'csp-report': report });
    expect((await post('/api/monitoring/csp', body, { 'content-type': 'application/csp-report' })).status).toBe(204);
    expect(logged('content security policy')).toMatchObject([
      {
        violations: [
          {
            ...{ page: '/venues', source: '/main.js' },
            ...{ blocked: 'https://….other.example', directive: 'script-src-elem', line: 3, column: 40 },
          },
        ],
      },
    ]);
    expect(JSON.stringify(world.lines)).not.toContain('secret');
  });

  it.each([
    ['https://sekret.example', 'https://sekret.example'],
    ['https://sekret-token/', 'https://…'],
    ['http://10.20.30.40/', 'http://…'],
    ['https://[2001:db8:482:913::1]:8443/', 'https://…'],
    ['https://a.cdn.example:4829/', 'https://….cdn.example'],
    ['sekret-password-of-claire', ''],
    ['sekret-scheme:x', ''],
    ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
    ['wasm-eval', 'wasm-eval'],
  ])('whose blocked address is %s is logged with %j', async (blocked, kept) => {
    const report = { 'blocked-uri': blocked, 'effective-directive': 'sekret-directive' };
    await post('/api/monitoring/csp', JSON.stringify({ 'csp-report': report }), { 'content-type': 'application/csp-report' });
    expect(logged('content security policy')).toMatchObject([{ violations: [{ blocked: kept, directive: '' }] }]);
  });

  it.each(['', 'secret', '[]', '{"csp-report":"secret"}', '[{"body":{"blockedURL":"inline","sourceFile":7}}]'])(
    'that is %j is answered, and nothing of it is logged but what a violation has',
    async (body) => {
      expect((await post('/api/monitoring/csp', body, { 'content-type': 'application/reports+json' })).status).toBe(204);
      expect(JSON.stringify(logged('content security policy'))).not.toContain('secret');
    },
  );
});

// Covers L-U03.
it('every reported error is logged, without sampling', async () => {
  for (let count = 0; count < 40; count++) await report({ message: 'the same' });
  expect(logged('browser error')).toHaveLength(40);
});

// Covers L-U02.
describe('a part of a recorded visit', () => {
  const part = { recordingId: '2b7e1516-28ae-4d2a-abf7-158809cf4f3c', sequence: 0, deeds: [{ at: 0, kind: 'page', page: '/venues' }] };
  const send = (body: object) => post('/api/monitoring/recording', JSON.stringify(body), { cookie: 'session=secret' });

  it('is logged as it came, with nothing that says whose it is', async () => {
    expect((await send(part)).status).toBe(204);
    const [line] = logged('session recording');
    expect(line).toMatchObject(part);
    expect(JSON.stringify(line)).not.toMatch(/secret|127\.0\.0\.1|userId/);
  });

  it('is logged without the queries of its pages', async () => {
    await send({ ...part, deeds: [{ at: 0, kind: 'page', page: '/reset-password?token=secret', on: 'a /venues#token=secret' }] });
    expect(logged('session recording')).toMatchObject([{ deeds: [{ page: '/reset-password', on: 'a /venues' }] }]);
  });

  it('of another shape is refused', async () => {
    for (const wrong of [
      { ...part, deeds: [{ ...part.deeds[0], kind: 'typed' }] },
      { ...part, recordingId: 'claire@atelier-nord.example' },
      {},
    ])
      expect((await send(wrong)).status).toBe(400);
    expect(logged('session recording')).toEqual([]);
  });

  it('is not found where the deployment records nothing', async () => {
    await world.stop();
    world = await startGateway({ settings: { SESSION_RECORDING: 'off' } });
    expect((await send(part)).status).toBe(404);
  });

  it('has its own 60 of a minute, which no other address takes', async () => {
    await world.stop();
    world = await startGateway({ settings: { TRUSTED_PROXIES: '1' } });
    const from = async (address: string) => (await report({ message: 'x' }, { 'x-forwarded-for': address })).status;
    const network = [...Array(61).keys()].map((index) => `2001:db8:d:1::${index.toString(16)}`);
    const answered: number[] = [];
    for (const address of network) answered.push(await from(address));
    expect(answered).toEqual([...Array(60).fill(204), 429]);
    expect(await from('203.0.113.9')).toBe(204);
  });

  it('takes no room from the errors of its address, nor they from it', async () => {
    for (let count = 0; count < 60; count++) expect((await send(part)).status).toBe(204);
    expect((await send(part)).status).toBe(429);
    for (let count = 0; count < 60; count++) expect((await report({ message: 'x' })).status).toBe(204);
    expect((await report({ message: 'x' })).status).toBe(429);
    world.clock.now += 60_000;
    expect([(await send(part)).status, (await report({ message: 'x' })).status]).toEqual([204, 204]);
  });
});

it('an address may report 60 times a minute, errors and violations together', async () => {
  for (let i = 0; i < 30; i++) {
    expect((await report({ message: 'x' })).status).toBe(204);
    expect((await post('/api/monitoring/csp', '{}')).status).toBe(204);
  }
  const refused = await report({ message: 'x' });
  expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.text).code]).toEqual([429, '60', 'too-many-requests']);
  expect(logged('browser error')).toHaveLength(30);
  world.clock.now += 60_000;
  expect((await report({ message: 'x' })).status).toBe(204);
});

// Covers L-U03, L-U06.
it('reports beyond the limit are counted in the log: the first at once, all of them after the minute', async () => {
  const refusals = () => logged('browser reports refused').map(({ refused }) => refused);
  for (let count = 0; count < 63; count++) await report({ message: 'x' });
  expect(refusals()).toEqual([1]);
  world.clock.now += 60_000;
  await report({ message: 'x' });
  expect(refusals()).toEqual([1, 3]);
  world.clock.now += 60_000;
  await report({ message: 'x' });
  expect(refusals()).toEqual([1, 3]);
});

// Covers L-U03, L-U06.
it('the count of errors that a page could not send is logged', async () => {
  await report({ message: '7 more errors of this page', unsent: 7, page: '/venues' });
  expect(logged('browser error')).toMatchObject([{ unsent: 7, page: '/venues' }]);
});
