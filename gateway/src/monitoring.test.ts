import { type GatewayWorld, sameOrigin, startGateway } from './testing/gateway-world.ts';

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
    expect(await report({ message: 'TypeError: x\n    at y', page: '/venues/ternes' }, headers)).toMatchObject({ status: 204, text: '' });
    expect(logged('browser error')).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'TypeError: x\n    at y',
        page: '/venues/ternes',
        appVersion: '1.2.3',
        requestId: 'request-0001',
      }),
    ]);
  });

  it('is cut at 9,000 characters', async () => {
    await report({ message: 'é'.repeat(10_000), page: `/${'a'.repeat(500)}` });
    const [line] = logged('browser error');
    expect([line?.message, String(line?.page).length]).toEqual(['é'.repeat(9_000), 200]);
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
  it('is logged as the browser sent it, cut', async () => {
    const body = JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src', sample: 'x'.repeat(5_000) } });
    expect((await post('/api/monitoring/csp', body, { 'content-type': 'application/csp-report' })).status).toBe(204);
    expect(logged('content security policy')).toEqual([expect.objectContaining({ violation: body.slice(0, 2_000) })]);
  });
});

it('an address may report 60 times a minute, of whatever kind', async () => {
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
