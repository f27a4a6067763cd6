import { ledToSignIn } from '@plenary/platform';
import { screen, waitFor } from '@testing-library/react';
import { answerIdentity, email, rightPassword } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';
import { lea } from '../testing/screens.ts';

const visit = (address: string, options: Parameters<typeof renderAuth>[1] = {}) => {
  const auth = renderAuth(address, { state: ledToSignIn, ...options });
  answerIdentity(auth);
  return auth;
};
const addressOf = ({ router }: ReturnType<typeof visit>) => router.state.location.pathname + router.state.location.search;
const emailField = () => screen.findByLabelText('Adresse e-mail professionnelle');

test.each([
  ['/authentication?from=%2Fquotes%2F7%3Fx%3D1', '/quotes/7?x=1'],
  ['/authentication?from=%2Fauth%2Faccount', '/auth/account'],
  ['/authentication?from=https%3A%2F%2Fevil.example', '/'],
  ['/authentication?from=%2F%2Fevil.example', '/'],
  ['/authentication?from=%2Fauthentication%2Flogin', '/'],
  ['/authentication?from=%2Fapi%2Flogout', '/'],
])('a session that arrives late leads from %s back to %s', async (address, target) => {
  const auth = visit(address);
  await emailField();
  auth.learn(lea);
  await waitFor(() => expect(addressOf(auth)).toBe(target));
  expect(auth.router.state.historyAction).toBe('REPLACE');
});

test('also from a later step of the sign-in', async () => {
  const auth = visit('/authentication?from=%2Fquotes%2F7');
  await auth.user.type(await emailField(), `${email}{Enter}`);
  await screen.findByLabelText('Mot de passe');
  auth.learn(lea);
  await waitFor(() => expect(addressOf(auth)).toBe('/quotes/7'));
});

test('a sign-in that nobody was led to stays as it is', async () => {
  const auth = visit('/authentication?from=%2Fquotes%2F7', { state: null });
  await emailField();
  auth.learn(lea);
  expect(await emailField()).toBeTruthy();
  expect(addressOf(auth)).toBe('/authentication?from=%2Fquotes%2F7');
});

test('a page that refuses the session that is known is not gone back to, for it would lead here again', async () => {
  const auth = visit('/authentication?from=%2Fquotes%2F7', { session: lea });
  expect(await emailField()).toBeTruthy();
  auth.learn({ ...lea, phone: '+33612345679' });
  expect(addressOf(auth)).toBe('/authentication?from=%2Fquotes%2F7');
});

test('a sign-in on the page itself leads on once, with its news', async () => {
  const told: { learn?: ReturnType<typeof visit>['learn'] } = {};
  const refreshSession = async () => {
    told.learn?.(lea);
    return lea;
  };
  const auth = visit('/authentication?from=%2Fquotes%2F7', { refreshSession });
  told.learn = auth.learn;
  const navigate = jest.spyOn(auth.router, 'navigate');
  await auth.user.type(await emailField(), `${email}{Enter}`);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  await waitFor(() => expect(auth.platform.notices).toHaveLength(1));
  expect(addressOf(auth)).toBe('/quotes/7');
  expect(navigate.mock.calls.filter(([to]) => to === '/quotes/7')).toHaveLength(1);
});
