import { cookie, type GatewayWorld, sameOrigin, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld;
afterEach(() => world.stop());

const json = { ...sameOrigin, 'content-type': 'application/json' };
type Asked = Parameters<GatewayWorld['ask']>[1];
const answers: [string, string, Asked, number][] = [
  ['a page', '/', { headers: { accept: 'text/html' } }, 200],
  ['a page that is not found', '/nothing.html', { headers: { accept: 'text/html' } }, 404],
  ['a static file', '/main.0a1b2c3d.js', {}, 200],
  ['a file of a remote', '/remotes/mf-booking/mf-manifest.json', {}, 200],
  ['a missing file', '/main.ffffffff.js', {}, 404],
  ['health', '/livez', {}, 200],
  ['the settings', '/api/settings', {}, 200],
  ['a call of a service', '/api/quotes/12', {}, 200],
  ['a call that no service answers', '/api/nothing', {}, 404],
  ['a body over the limit for a service', '/api/quote', { method: 'POST', headers: json, body: 'x'.repeat(70_000) }, 413],
  ['a report over the limit', '/api/monitoring/report', { method: 'POST', headers: json, body: 'x'.repeat(70_000) }, 413],
  ['a refusal to another site', '/api/quote', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, body: '{}' }, 403],
  ['a service that is away', '/api/me', { headers: { cookie } }, 503],
];
const of = async (settings: Record<string, string>, path: string, options: Asked) => {
  world = await startGateway({ settings });
  world.identity.answer((_request, response) => void response.destroy());
  return world.ask(path, options);
};

it.each(answers)('%s is never sniffed, framed by another site or told over plain http again', async (_what, path, options, expected) => {
  const { status, headers } = await of({ PUBLIC_URL: 'https://plenary.example' }, path, options);
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': expect.stringMatching(/frame-ancestors '(none|self)'/),
  });
});

it.each(answers)('%s asks for https only where there is https', async (_what, path, options) => {
  const { headers } = await of({}, path, options);
  expect(headers['strict-transport-security']).toBeUndefined();
});

describe('a GET that changes something', () => {
  const paths = ['/api/logout', '/api/reset-password/send-email?email=a@b.example', '/api/available-venues?days=', '/api/identify-email'];

  it.each(paths)('%s is refused to another site, also as a link', async (path) => {
    world = await startGateway();
    for (const site of ['cross-site', 'same-site'])
      for (const method of ['GET', 'HEAD'] as const) {
        const { status } = await world.ask(path, { method, headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } });
        expect([site, status]).toEqual([site, 403]);
      }
    expect([...world.identity.seen, ...world.booking.seen]).toEqual([]);
  });

  it.each([...paths, '/api/available-venues/ternes'])('%s is taken from our pages, the address bar and programs', async (path) => {
    world = await startGateway();
    for (const headers of [sameOrigin, { 'sec-fetch-site': 'none' }, {}]) expect((await world.ask(path, { headers })).status).toBe(200);
  });

  it.each(['/auth/reset-password?token=x', '/venues/12', '/api/quotes/12/pdf', '/api/sso/callback?code=x', '/api/sso/start'])(
    'a link from elsewhere goes on to open %s',
    async (path) => {
      world = await startGateway();
      const headers = { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
      expect((await world.ask(path, { headers })).status).toBe(200);
    },
  );
});

describe('what cannot be read as a request', () => {
  it.each([
    ['no Host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nhost: x\r\n folded\r\nconnection: close\r\n\r\n', 400],
    ['a length and chunks', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers over the limit', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
    ['an expectation that nobody meets', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n', 417],
    ['a connection to another server', 'CONNECT other.example:443 HTTP/1.1\r\nhost: other.example:443\r\n\r\n', 405],
  ])('%s is refused with the headers of every answer', async (_what, bytes, expected) => {
    world = await startGateway({ settings: { PUBLIC_URL: 'https://plenary.example' } });
    const answer = await world.send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
    for (const header of ['x-content-type-options', 'referrer-policy', 'strict-transport-security', 'content-security-policy'])
      expect(answer.toLowerCase()).toContain(`${header}: `);
  });
});
