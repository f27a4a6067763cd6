import type { PageData } from './page-data.ts';
import { guardPage } from './trusted-types.ts';

const origin = 'https://plenary.example';
const mapScriptUrl = 'https://maps.example/leaflet.js';
const googleScript = 'https://accounts.google.example/gsi/client';

const createRules = (scriptUrl: string | null = null) => {
  const createPolicy = jest.fn();
  const signInProviders = { google: scriptUrl ? { clientId: 'x', scriptUrl } : null, microsoft: null, sso: false };
  guardPage({
    factory: { createPolicy },
    origin,
    pageData: () => ({ remotes: [], settings: { signInProviders, mapScriptUrl } }) as unknown as PageData,
  });
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  return rules as { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null };
};

it.each([
  '/main.0a1b2c3d.js',
  '/remotes/mf-auth/remoteEntry.js',
  'https://plenary.example/remotes/mf-booking/1.2.0-0a1b2c3d/252.js?again=1',
])('a script of our own builds is loaded: %s', (address) => {
  expect(createRules().createScriptURL(address)).toBe(address);
});

it.each([
  'https://evil.example/remotes/mf-auth/remoteEntry.js',
  '//evil.example/x.js',
  'https://plenary.example.evil.example/x.js',
  'http://plenary.example/x.js',
  'data:text/javascript,alert(1)',
  'data:text/javascript,alert(1)//.js',
  'blob:https://plenary.example/x.js',
  'javascript:alert(1)//.js',
  '/api/quotes/1/pdf',
  '/api/x.js',
  '/remotes/../api/x.js',
  googleScript,
])('no other one is: %s', (address) => {
  expect(createRules().createScriptURL(address)).toBeNull();
});

it('the script of a configured sign-in is loaded, and nothing else of its site', () => {
  const { createScriptURL } = createRules(googleScript);
  expect(createScriptURL(googleScript)).toBe(googleScript);
  expect(createScriptURL(`${googleScript}/more.js`)).toBeNull();
});

it.each([
  ['', ''],
  ['<svg/>', '<svg/>'],
  ['<img src=x onerror=alert(1)>', null],
  [' <svg/>', null],
  ['<svg/><script>alert(1)</script>', null],
])('of markup only what says nothing becomes part of a page: %j', (text, made) => {
  expect(createRules().createHTML(text)).toBe(made);
});

it('a browser without them works', () => {
  expect(() => guardPage({ factory: undefined, origin, pageData: () => ({}) as PageData })).not.toThrow();
});

it('the script of the configured maps service is loaded, and no other of that site', () => {
  expect(createRules().createScriptURL(mapScriptUrl)).toBe(mapScriptUrl);
  expect(createRules().createScriptURL('https://maps.example/other.js')).toBeNull();
});
