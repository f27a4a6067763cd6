import { type GatewayWorld, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

/** An address exactly as written: a URL would tidy it. */
const get = (path: string, headers: Record<string, string> = {}) => world.ask(path, { headers });

describe('a file of a build', () => {
  it('with a hash in its name is cached for good, without revalidation', async () => {
    expect((await get('/main.0a1b2c3d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/remotes/mf-booking/expose.33cc44dd.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/remotes/mf-booking/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('is compressed for those who take it, and says that it differs', async () => {
    const compressed = await get('/main.0a1b2c3d.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
    for (const accept of ['gzip', 'br;q=0', 'br; q=0.0, gzip', 'brotli']) {
      const plain = await get('/main.0a1b2c3d.js', { 'accept-encoding': accept });
      expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, world.webRoot.script]);
    }
    expect((await get('/icon.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('that has not changed is not sent again', async () => {
    const { etag } = (await get('/remotes/mf-booking/mf-manifest.json')).headers;
    expect(await get('/remotes/mf-booking/mf-manifest.json', { 'if-none-match': String(etag) })).toMatchObject({ status: 304, text: '' });
    world.webRoot.deploy('mf-booking', '2.0.1');
    expect((await get('/remotes/mf-booking/mf-manifest.json', { 'if-none-match': String(etag) })).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, text } = await world.ask('/main.0a1b2c3d.js', { method: 'HEAD' });
    expect([status, headers['content-type'], text]).toEqual([200, 'text/javascript; charset=utf-8', '']);
  });

  it.each([
    ['a source map', '/main.0a1b2c3d.js.map'],
    ['a type nobody asks for', '/notes.md'],
    ['one outside, by dots', '/../package.json'],
    ['one outside, by encoded dots', '/..%2fpackage.json'],
    ['one outside, by twice encoded dots', '/%252e%252e%252fpackage.json'],
    ['one outside, by backslashes', '/..\\package.json'],
    ['one of a remote outside, by dots', '/remotes/mf-booking/../../shell/package.json'],
    ['one of a remote outside, by encoded dots', '/remotes/mf-booking/..%2f..%2f..%2fshell%2fpackage.json'],
    ['one of a remote outside, absolute', '/remotes/mf-booking/%2fetc%2fpasswd.json'],
    ['one behind a NUL', '/remotes/mf-booking/mf-manifest.json%00.js'],
    ['a folder', '/remotes/mf-booking/.json'],
    ['one of no remote', '/remotes/shell/index.html'],
    ['one of a remote that is a path', '/remotes/..%2fmf-booking/mf-manifest.json'],
    ['one that is gone', '/main.ffffffff.js'],
  ])('is not served: %s', async (_what, path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(text).not.toContain('not for anybody');
  });
});
