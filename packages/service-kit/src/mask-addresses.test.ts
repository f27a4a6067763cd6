import { maskAddresses } from './mask-addresses.ts';

it.each([
  ['a whole address', 'https://plenary.example/reset-password?token=secret', 'https://plenary.example/reset-password'],
  ['a fragment', 'https://plenary.example/reset-password#token=secret', 'https://plenary.example/reset-password'],
  ['a path', 'GET /api/reset-password/check-token?token=secret failed', 'GET /api/reset-password/check-token failed'],
  ['an origin', 'https://plenary.example?token=secret', 'https://plenary.example'],
  [
    'an address inside an address',
    '/authentication?from=%2Freset-password%3Ftoken%3Dsecret&email=claire@atelier-nord.example',
    '/authentication',
  ],
  ['an address in JSON', '{"document-uri":"https://a.example/b?share=secret","c":"d"}', '{"document-uri":"https://a.example/b","c":"d"}'],
  ['an address in escaped JSON', String.raw`"https:\/\/a.example\/b?share=secret"`, String.raw`"https:\/\/a.example\/b"`],
  ['a stack, whose position stays', 'at f (https://a.example/b.js?token=secret:12:34)', 'at f (https://a.example/b.js:12:34)'],
  ['a query alone', 'no route for ?a=b&token=secret&c=d', 'no route for ?a=b&token=[redacted]&c=d'],
  ['an escaped path', 'no file %2Freset%3Ftoken%3Dsecret', 'no file %2Freset%3Ftoken%3D[redacted]'],
  ['a member of JSON', 'Unexpected {"token":"very-secret"} in body', 'Unexpected {"token":"[redacted]"} in body'],
  ['a member of escaped JSON', String.raw`{\"password\": \"very secret\"}`, String.raw`{\"password\": \"[redacted]\"}`],
  ['a contact id in a page', '/profile/events/003secret/check-user', '/profile/events/:id/check-user'],
  ['a contact id in a call', '/api/meeting-events/003secret/create-password', '/api/meeting-events/:id/create-password'],
])('cuts what may be secret from %s', (_what, text, masked) => {
  expect(maskAddresses(text)).toBe(masked);
  expect(masked).not.toContain('secret');
});

it.each([
  'TypeError: x is undefined\n    at show (https://plenary.example/main.0a1b2c3d.js:1:20)\n    at file:///app/main.mjs:3:4',
  'Failed query: update "user" set "id" = ? where "email" = ? and "state" in (?, ?)',
  '/api/meeting-events/e-1/customer-survey/share-link/open',
  'is this all? yes: #1',
  '{"code":"not-found","status":404,"title":"Not found"}',
])('leaves any other text as it is: %s', (text) => {
  expect(maskAddresses(text)).toBe(text);
});

it('masks a long text in time that grows with its length', () => {
  const start = performance.now();
  maskAddresses(`${'/'.repeat(64_000)}?${':1'.repeat(64_000)}`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
