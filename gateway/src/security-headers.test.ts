import { pageHeaders, tileSource } from './security-headers.ts';

const headersFor = (options: Partial<Parameters<typeof pageHeaders>[0]> = {}) =>
  pageHeaders({
    script: "'nonce-n0nce'",
    mapTileUrl: null,
    trackingUrl: null,
    providers: { google: null, microsoft: null, sso: false },
    googleTrustedTypes: ['goog#html'],
    ...options,
  });
const directivesOf = (headers: Record<string, string>) =>
  Object.fromEntries((headers['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
const policyFor = (options: Parameters<typeof headersFor>[0] = {}) => directivesOf(headersFor(options));

it('a page runs only the scripts it names, and those they load', () => {
  const policy = directivesOf(headersFor());
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['report-uri']).toEqual(['/api/monitoring/csp']);
  expect(JSON.stringify(policy['script-src'])).not.toMatch(/unsafe/);
});

it.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
  ['https://tiles.example:8443/map/{z}/{x}/{y}@2x.png?key=secret', 'https://tiles.example:8443'],
  ['https://{s}.tile.example/{z}/{x}/{y}.png', 'https://*.tile.example'],
  ['https://tile-{s}.maps.example/{z}/{x}/{y}.png', 'https://*.maps.example'],
  ['https://tiles.example/{s}/{z}/{x}/{y}.png', 'https://tiles.example'],
])('tiles of %s come from %s and nowhere else', (template, source) => {
  expect(tileSource(template)).toBe(source);
  expect(directivesOf(headersFor({ mapTileUrl: template }))['img-src']).toEqual(["'self'", 'data:', source]);
});

it('pictures come from their host too where there is one', () => {
  expect(policyFor()['img-src']).toEqual(["'self'", 'data:']);
  expect(policyFor({ pictureHost: 'https://pictures.example/comet' })['img-src']).toEqual(["'self'", 'data:', 'https://pictures.example']);
});

it('events go to their collector where there is one', () => {
  const trackingUrl = 'https://collector.example/events?site=comet';
  expect(policyFor({ trackingUrl })['connect-src']).toEqual(["'self'", 'https://collector.example']);
});

it('lets no text become a script or markup unless the one policy of the page passes it', () => {
  const sources = policyFor();
  expect(sources['require-trusted-types-for']).toEqual(["'script'"]);
  expect(sources['trusted-types']).toEqual(['default']);
});

it('names the policies of Google’s script where it runs, and lets no other in', () => {
  const google = { clientId: 'id', scriptUrl: 'https://accounts.google.com/gsi/client' };
  const sources = policyFor({ providers: { google, microsoft: null, sso: false } });
  expect(sources['trusted-types']).toEqual(['default', 'goog#html']);
  expect(sources['require-trusted-types-for']).toEqual(["'script'"]);
});

it('lets other ports of the machine in on a developer’s own alone', () => {
  expect(Object.values(policyFor()).flat().join(' ')).not.toContain('localhost');
  const sources = policyFor({ hasOverrides: true });
  for (const name of ['connect-src', 'style-src', 'img-src']) expect(sources[name]).toContain('http://127.0.0.1:*');
  expect(sources['script-src']).toEqual(policyFor()['script-src']);
});
