import { shouldRevalidateList } from './load-list.ts';

const search = 'countryCode=FRA&action=availabilities&days=%5B%5D';
const notice = 'snackbar=signup-success&snackbar-email=claire%40atelier-nord.example';

test.each([
  ['a message leaves', `?countryCode=FRA&${notice}`, '?countryCode=FRA', false],
  ['a message leaves a search', `?${search}&${notice}`, `?${search}`, false],
  ['a message without an e-mail leaves', `?countryCode=FRA&snackbar=login-success`, '?countryCode=FRA', false],
  ['a message gives way to another', `?${search}&${notice}`, `?${search}&snackbar=login-success`, false],
  ['a message comes, as after a sign-in', `?${search}`, `?${search}&snackbar=login-success`, true],
  ['the same search is sent anew', `?${search}`, `?${search}`, true],
  ['they are filtered', `?${search}`, `?${search}&stepFree=1&district=Paris+17e`, false],
  ['they are sorted in another way', `?${search}&sort=price`, `?${search}`, false],
  ['the country changes while they are filtered', '?countryCode=FRA&food=1', '?countryCode=BEL&food=1', true],
  ['a message comes while they are filtered', `?${search}&food=1`, `?${search}&food=1&snackbar=login-success`, true],
  ['the country changes', '?countryCode=FRA', '?countryCode=BEL', true],
  ['the country changes while a message leaves', `?countryCode=FRA&${notice}`, '?countryCode=BEL', true],
  ['the action goes while a message leaves', `?${search}&${notice}`, '?countryCode=FRA&days=%5B%5D', true],
])('the venues are reloaded or stay when %s', (_, from, to, isAsked) => {
  const [currentUrl, nextUrl] = [new URL(`http://plenary/${from}`), new URL(`http://plenary/${to}`)];
  expect(shouldRevalidateList({ currentUrl, nextUrl, defaultShouldRevalidate: true })).toBe(isAsked);
});

test('the list stays if the router would not reload it', () => {
  const url = new URL(`http://plenary/?${search}`);
  expect(shouldRevalidateList({ currentUrl: url, nextUrl: url, defaultShouldRevalidate: false })).toBe(false);
});
