import { defaultModes } from '@plenary/contracts/deployment-terms';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { type GatewayWorld, gatewaySecret, sameOrigin, startGateway } from './testing/gateway-world.ts';

let world: GatewayWorld;
beforeEach(async () => {
  world = await startGateway();
});
afterEach(() => world.stop());

const get = (path: string, headers: Record<string, string> = {}) => world.ask(path, { headers });

describe('/remotes.json', () => {
  const remotes = async () => JSON.parse((await get('/remotes.json')).text) as { name: string; version: string; integrity: string }[];

  it('announces what lies there now: a remote is deployed by its files alone', async () => {
    expect((await remotes()).map(({ name, version }) => [name, version])).toEqual([
      ['mf-auth', '1.0.0'],
      ['mf-booking', '2.0.0'],
    ]);
    world.webRoot.deploy('mf-booking', '2.0.1');
    expect((await remotes())[1]).toEqual({
      name: 'mf-booking',
      version: '2.0.1',
      manifest: '/remotes/mf-booking/mf-manifest.json',
      integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/),
      hashes: {},
      paths: ['/', '/venues'],
      menu: [],
    });
    expect((await get('/remotes.json')).headers['cache-control']).toBe('no-cache');
  });

  it('announces a remote whose files are gone or broken, so that it can come back', async () => {
    world.webRoot.remove('mf-auth');
    world.webRoot.write('mf-booking/dist/mf-manifest.json', '{"metaData":');
    expect((await remotes()).map(({ name, version, integrity }) => [name, version, integrity])).toEqual([
      ['mf-auth', 'none', ''],
      ['mf-booking', 'none', ''],
    ]);
    world.webRoot.deploy('mf-auth', '1.0.1');
    expect((await remotes())[0]).toMatchObject({ version: '1.0.1' });
  });
});

describe('an address', () => {
  const statusOf = async (path: string) => (await get(path, { accept: 'text/html' })).status;

  it('of a remote or of the shell has a page; one of neither gets the same page as not found', async () => {
    for (const path of ['/', '/venues', '/auth/account', '/legal-notices', '/legal-notices/'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    const { status, text } = await get('/nowhere/at/all', { accept: 'text/html' });
    expect([status, text]).toEqual([404, expect.stringContaining('<html')]);
  });

  it('may have a page anywhere under a shell that does not say where its own are', async () => {
    world.webRoot.remove('shell/dist/pages.json');
    expect(await statusOf('/nowhere/at/all')).toBe(200);
  });
});

describe('what the gateway answers itself', () => {
  it('carries the headers that keep it to itself', async () => {
    for (const path of ['/api/settings', '/remotes.json', '/api/docs', '/livez', '/nothing.js'])
      expect((await get(path)).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
  });

  it('serves the web manifest under the name of the deployment, and none if the shell has none', async () => {
    expect((await get('/manifest.webmanifest')).status).toBe(404);
    world.webRoot.write('shell/dist/manifest.webmanifest', JSON.stringify({ name: 'Shell', short_name: 'Shell', display: 'standalone' }));
    const { status, headers, text } = await get('/manifest.webmanifest');
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json']);
    expect(JSON.parse(text)).toEqual({ name: 'Comet', short_name: 'Comet', display: 'standalone' });
  });

  it('serves the public settings', async () => {
    expect(JSON.parse((await get('/api/settings')).text)).toEqual({
      brandName: 'Comet',
      languages: ['fr', 'en', 'es', 'nl'],
      mapTileUrl: null,
      mapScriptUrl: null,
      directionsUrl: 'https://www.openstreetmap.org/directions?to={latitude}%2C{longitude}',
      addressUrl: 'https://www.openstreetmap.org/search?query={address}',
      trackingUrl: null,
      carbonFootprint: false,
      addressCountries: [],
      signInProviders: { google: null, microsoft: null, sso: false },
      bookingPopupUrl: null,
      internalEmailDomains: ['comet.example'],
      sessionRecording: true,
      recordsUnlessRefused: false,
      socialLinks: [
        { name: 'LinkedIn', url: 'https://linkedin.example/comet' },
        { name: 'Instagram', url: 'https://instagram.example/comet' },
      ],
      ...defaultModes,
    });
  });

  it('answers an unknown call with a problem', async () => {
    const { status, headers, text } = await get('/api/nothing', { 'x-request-id': 'request-0001' });
    expect([status, headers['x-request-id'], JSON.parse(text).code]).toEqual([404, 'request-0001', 'not-found']);
  });

  it('is refused from another site where it changes something', async () => {
    const report = { method: 'POST' as const, body: '{"message":"x"}' };
    const type = { 'content-type': 'application/json' };
    expect((await world.ask('/api/monitoring/report', { ...report, headers: { ...type, 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    );
    expect((await world.ask('/api/monitoring/report', { ...report, headers: { ...type, ...sameOrigin } })).status).toBe(204);
  });
});

describe('the API for people', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://plenary.example', SMTP_URL: 'smtps://mail.example' };
  const paths = ['/api/docs', '/api/docs/start.js', '/api/openapi.json'];
  const restart = async (settings: Record<string, string>) => {
    await world.stop();
    world = await startGateway({ settings });
  };
  const statuses = async (headers = {}) => Promise.all(paths.map(async (path) => (await get(path, headers)).status));

  it('is not there in production unless it is asked for', async () => {
    await restart(production);
    expect(await statuses()).toEqual([404, 404, 404]);
    await restart({ ...production, API_DOCS: 'on' });
    expect(await statuses()).toEqual([200, 200, 200]);
    await restart({ API_DOCS: 'off' });
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('shows its document in production to a release, which signs as a service does, and to no user', async () => {
    await restart(production);
    const tokens = actorTokens({ secret: gatewaySecret });
    const release = await tokens.sign({ kind: 'service', name: 'release' });
    expect(await statuses({ [actorHeader]: release })).toEqual([404, 404, 200]);
    expect(JSON.parse((await get('/api/openapi.json', { [actorHeader]: release })).text)).toHaveProperty('x-internal');
    const user = await tokens.sign({ kind: 'visitor', address: '192.0.2.1' });
    expect(await statuses({ [actorHeader]: user })).toEqual([404, 404, 404]);
  });

  it.each([
    ['/api/docs', 'text/html'],
    ['/api/docs/start.js', 'text/javascript'],
    ['/api/docs/swagger-ui-bundle.js', 'text/javascript'],
    ['/api/docs/swagger-ui.css', 'text/css'],
  ])('is there: %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, String(headers['content-type'])]).toEqual([200, expect.stringContaining(type)]);
  });

  it.each(['/api/docs/package.json', '/api/docs/..%2fpackage.json', '/api/docs/swagger-ui.css.map'])(
    'shows no other file: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
