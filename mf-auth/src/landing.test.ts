import { isList, pageToGoOn, withNews, withoutAction } from './landing.ts';

test.each([
  [null, '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/quotes/1f8a?x=1', '/quotes/1f8a?x=1'],
  ['/venues/login', '/venues/login'],
  ['/authentications', '/authentications'],
  ['/api/logout', '/'],
  ['/dev/mailbox', '/'],
  ['/authentication?from=/quotes', '/'],
  ['/authentication/login', '/'],
  ['/login#x', '/'],
  ['/auth/reset-password', '/'],
  ['/auth/account', '/auth/account'],
  ['/auth/account/x', '/'],
  ['/reset-password?token=t', '/'],
  ['/set-password', '/'],
  ['/check-email?email=x', '/'],
])('asked for %j, one goes on to %j', (asked, page) => {
  expect(pageToGoOn(asked)).toBe(page);
});

test.each([
  ['/', true],
  ['/?days=x', true],
  ['/#map', true],
  ['/venues/ternes', false],
])('%s is the list: %s', (path, expected) => {
  expect(isList(path)).toBe(expected);
});

test('news are added to the address, and replace older news', () => {
  const path = withNews('/?countryCode=FRA&snackbar=login-success#map', { news: 'signup-success', email: 'lea+1@atelier-nord.example' });
  expect(path).toBe('/?countryCode=FRA&snackbar=signup-success&snackbar-email=lea%2B1%40atelier-nord.example#map');
});

test('only the action leaves the address', () => {
  expect(withoutAction('/?action=availabilities&days=%5B%5D#map')).toBe('/?days=%5B%5D#map');
  expect(withoutAction('/?action=availabilities')).toBe('/');
  expect(withoutAction('/venues/ternes')).toBe('/venues/ternes');
});
