import { act, screen, waitFor } from '@testing-library/react';
import { authenticationActions } from '../paths.ts';
import { answerIdentity, email, rightPassword } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';

// Covers B-I52–B-I54.

const visit = (address: string) => {
  const auth = renderAuth(address);
  answerIdentity(auth);
  return auth;
};
const emailField = () => screen.findByLabelText('Adresse e-mail professionnelle');
const addressOf = ({ router }: ReturnType<typeof renderAuth>) => router.state.location.pathname + router.state.location.search;
const encoded = encodeURIComponent(email);

// Covers B-R19, B-I21, B-Y01.
test('the entry has its title, is tracked once, and each step has its address', async () => {
  const auth = visit('/authentication?from=%2Fquotes%2F7');
  const field = await emailField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByRole('heading', { level: 1, name: 'Connexion ou inscription' })).toBeTruthy();
  expect(document.title).toBe('Connexion ou inscription · Comet');

  await auth.user.keyboard(`${email}{Enter}`);
  const password = await screen.findByLabelText('Mot de passe');
  expect(addressOf(auth)).toBe('/authentication/login?from=%2Fquotes%2F7');
  expect(document.title).toBe('Heureux de vous revoir · Comet');
  await waitFor(() => expect(document.activeElement).toBe(password));

  await auth.user.keyboard(`${rightPassword}{Enter}`);
  await waitFor(() => expect(addressOf(auth)).toBe('/quotes/7'));
  expect(auth.platform.tracked).toEqual([{ event: 'SignupOrLogin_Displayed', details: { flowType: 'out-funnel' } }]);
  expect(auth.platform.notices).toEqual([{ text: `Connexion réussie : ${email}.` }]);
});

test('without from it goes on to the list with the news, and Back does not return to the password', async () => {
  const auth = visit('/authentication');
  await auth.user.type(await emailField(), `${email}{Enter}`);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  await waitFor(() => expect(addressOf(auth)).toBe(`/?snackbar=login-success&snackbar-email=${encoded}`));
  await act(() => auth.router.navigate(-1));
  expect(await emailField()).toBeTruthy();
});

test("the browser's Back leads to the e-mail, Forward to the step again", async () => {
  const auth = visit('/authentication');
  await auth.user.type(await emailField(), 'new@atelier-nord.example{Enter}');
  await screen.findByLabelText('Prénom');
  await act(() => auth.router.navigate(-1));
  await emailField();
  await act(() => auth.router.navigate(1));
  expect(await screen.findByLabelText('Prénom')).toBeTruthy();
  expect(screen.getByText(/Pour new@atelier-nord.example/)).toBeTruthy();
});

test('back keeps the e-mail', async () => {
  const auth = visit('/authentication');
  await auth.user.type(await emailField(), `${email}{Enter}`);
  await auth.user.click(await screen.findByRole('button', { name: 'Retour' }));
  expect(await emailField()).toHaveProperty('value', email);
  expect(addressOf(auth)).toBe('/authentication/login-or-signup');
});

test.each([
  ['/authentication?from=%2Fvenues%2Fternes%3Faction%3Davailabilities%26days%3Dx', '/venues/ternes?days=x'],
  ['/authentication', '/'],
  ['/authentication?from=https://evil.example', '/'],
  ['/authentication?from=//evil.example', '/'],
  ['/authentication?from=/authentication', '/'],
])('%s closes to %s', async (address, target) => {
  const auth = visit(address);
  await auth.user.click(await screen.findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(addressOf(auth)).toBe(target));
});

// Covers B-R20–B-R21.
test.each(['/auth/login', '/login'])('%s redirects to the entry and keeps the query', async (address) => {
  const auth = visit(`${address}?from=%2Fquotes%2F7&email=${encoded}`);
  expect(await emailField()).toHaveProperty('value', email);
  expect(addressOf(auth)).toBe(`/authentication?from=%2Fquotes%2F7&email=${encoded}`);
});

// Covers B-R17.
test.each(authenticationActions)('/authentication/%s is a page of the sign-in', async (action) => {
  visit(`/authentication/${action}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(/status/)).toBeNull();
});

test.each(['auth-microsoft', 'auth-google'])('/authentication/%s starts with the e-mail', async (action) => {
  const auth = visit(`/authentication/${action}?from=%2Fquotes%2F7`);
  await emailField();
  expect(addressOf(auth)).toBe('/authentication/login-or-signup?from=%2Fquotes%2F7');
});

// Covers B-R18.
test.each(['unknown', 'done', 'LOGIN', 'login/more'])('/authentication/%s is not found', async (action) => {
  visit(`/authentication/${action}`);
  expect(await screen.findByText(action.includes('/') ? 'other page' : 'status 404')).toBeTruthy();
});

test('a step about an unknown e-mail starts with the e-mail; with one it is shown', async () => {
  visit('/authentication/login').unmount();
  visit('/authentication/signup').unmount();
  visit('/authentication/login');
  await emailField();
  expect(screen.queryByLabelText('Mot de passe')).toBeNull();
});

test.each([
  ['login', 'Mot de passe'],
  ['signup', 'Prénom'],
  ['signup-framework-contract', 'Mot de passe'],
])('/authentication/%s with an e-mail shows the step', async (action, label) => {
  visit(`/authentication/${action}?email=${encoded}`);
  expect(await screen.findByLabelText(label)).toBeTruthy();
});

// Covers B-I05–B-I06.
test('a visitor can say that the survey belongs to another user, on this site alone', async () => {
  const { unmount } = visit('/authentication?surveyUrl=%2Fsurveys%2F7');
  expect((await screen.findByRole('link', { name: 'Cet événement n’est pas le mien' })).getAttribute('href')).toBe('/surveys/7');
  unmount();
  visit('/authentication?surveyUrl=https%3A%2F%2Fevil.example');
  await emailField();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a link to an event shows whose it is by a masked address alone, and asks for it in full', async () => {
  const { unmount } = visit(`/authentication/login?${new URLSearchParams({ account: 'c•••@atelier-nord.example' })}`);
  expect(await screen.findByText(/^Ce lien ouvre l’événement de c•••@atelier-nord\.example\./)).toBeTruthy();
  expect(await emailField()).toHaveProperty('value', '');
  unmount();
  visit(`/authentication/login?${new URLSearchParams({ account: 'Call 0800 now, c•••@atelier-nord.example' })}`);
  await emailField();
  expect(screen.queryByText(/0800/)).toBeNull();
});

// Covers B-R29.
test('/check-email names the mailbox and leads home', async () => {
  const auth = visit(`/check-email?email=${encoded}`);
  expect(await screen.findByText(email)).toBeTruthy();
  await auth.user.click(screen.getByRole('link', { name: 'Retour à l’accueil' }));
  await waitFor(() => expect(addressOf(auth)).toBe('/'));
});
