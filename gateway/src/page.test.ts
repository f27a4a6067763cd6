import { claire, cookie, type GatewayWorld, identityReply, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

const get = (path: string, headers: Record<string, string> = {}) => world.ask(path, { headers });

describe('the page', () => {
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, { accept: 'text/html', ...headers });
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(answer.text)?.[1] ?? '{}';
    const hints = [...answer.text.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    return { ...answer, data: JSON.parse(data), hints };
  };

  it('is not cached', async () => {
    expect((await page('/')).headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  });

  it('has a nonce of its own each time, on every script and every preload of one, as the policy says', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const { text, headers } = await page('/');
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      nonces.add(nonce);
      const scripts = [...text.matchAll(/<script (?!type="application\/json")[^>]*>|<link rel="preload" as="script"[^>]*>/g)].map(
        ([tag]) => tag,
      );
      expect(scripts.length).toBe(4);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    }
    expect(nonces.size).toBe(3);
    expect([...nonces].every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
  });

  it.each([
    ['/', 'mf-booking'],
    ['/venues/ternes?days=%5B%5D', 'mf-booking'],
    ['/authentication/login', 'mf-auth'],
  ])('%s hints at what it needs of %s, and of no other remote', async (path, remote) => {
    expect((await page(path)).hints).toEqual([
      '/boot.77aa88bb.js',
      '/boot.99cc00dd.css',
      `/remotes/${remote}/remoteEntry.11aa22bb.js`,
      `/remotes/${remote}/expose.33cc44dd.js`,
      `/remotes/${remote}/expose.55ee66ff.css`,
      `/remotes/${remote}/mf-manifest.json`,
    ]);
  });

  it('hints at the shell alone where the address is the shell’s, or its remote is away', async () => {
    world.webRoot.remove('mf-auth');
    for (const path of ['/legal-notices', '/venuesque', '/authentication'])
      expect((await page(path)).hints).toEqual(['/boot.77aa88bb.js', '/boot.99cc00dd.css']);
  });

  it('carries remotes, settings and the session, and of the user what he may see', async () => {
    world.identity.answer(identityReply());
    const { data } = await page('/', { cookie });
    const { mailboxProven: _, ...shown } = claire;
    expect(data).toEqual({
      shell: 'installed',
      remotes: JSON.parse((await get('/remotes.json')).text),
      settings: JSON.parse((await get('/api/settings')).text),
      session: shown,
    });
    expect((await page('/')).data.session).toBeNull();
  });

  it('carries no session while svc-identity is away, and does not wait for one that hangs', async () => {
    world.identity.answer((_request, response) => void response.destroy());
    expect((await page('/', { cookie })).data).not.toHaveProperty('session');
    world.identity.answer(() => {});
    const { status, data } = await page('/', { cookie });
    expect([status, 'session' in data]).toEqual([200, false]);
  });

  it('sends the cookie of a session that was extended just now', async () => {
    world.identity.answer(identityReply(claire, { setCookie: `${cookie}; Max-Age=2592000` }));
    expect((await page('/', { cookie })).headers['set-cookie']).toBe(`${cookie}; Max-Age=2592000`);
  });

  it('runs nothing of what a user may have written', async () => {
    const evil = '</script><script>alert(1)</script><!--\u2028$&';
    world.identity.answer(identityReply({ ...claire, companyName: evil }));
    const { data, text } = await page('/', { cookie });
    expect(data.session.companyName).toBe(evil);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<!--');
  });

  it('has the name of the brand, as text', async () => {
    await world.stop();
    world = await startGateway({ settings: { BRAND_NAME: 'Noir & <Blanc>' } });
    expect((await page('/')).text).toContain('<title>Noir &amp; &lt;Blanc></title>');
  });

  it('shows a remote and a shell that were deployed meanwhile', async () => {
    await page('/');
    world.webRoot.write('shell/dist/boot-files.json', '["boot.12345678.js"]');
    world.webRoot.deploy('mf-booking', '2.0.1');
    const { hints, data } = await page('/');
    expect(hints[0]).toBe('/boot.12345678.js');
    expect(data.remotes[1].version).toBe('2.0.1');
  });

  it('is shown, as not found, to who follows a link to a file that is not there', async () => {
    const { status, text } = await page('/terms.html');
    expect([status, text.includes('id="root"')]).toEqual([404, true]);
  });

  it('is a problem where the shell is only half there', async () => {
    world.webRoot.write('shell/dist/boot-files.json', '["boot.');
    const { status, headers, text } = await page('/');
    expect([status, headers['content-type']]).toEqual([500, 'application/problem+json']);
    expect(JSON.parse(text)).toMatchObject({ code: 'unexpected-error' });
  });
});
