import { activate } from '@plenary/contracts/sign-up.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor } from '@testing-library/react';
import { answerIdentity, email } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';

const addressOf = ({ router }: ReturnType<typeof renderAuth>) => router.state.location.pathname + router.state.location.search;

afterEach(() => {
  jest.useRealTimers();
});

test("visiting sends nothing; the press activates, refreshes the session and goes to the server's destination", async () => {
  const auth = renderAuth('/authentication/activate?token=t1');
  auth.answer(activate, () => ({ redirectUrl: '/?dialog=signup-framework-contract-success' }));
  const button = await screen.findByRole('button', { name: 'Activer mon compte' });
  expect(auth.calls).toEqual([]);
  await auth.user.dblClick(button);
  await waitFor(() => expect(addressOf(auth)).toBe('/?dialog=signup-framework-contract-success'));
  expect(auth.refresh).toHaveBeenCalledTimes(1);
  expect(auth.calls.map(({ method, address, body }) => [method, address, body])).toEqual([
    ['POST', '/api/signup/activate', { token: 't1' }],
  ]);
});

test('a browser that did not sign up chooses a new password, and only then activates', async () => {
  const auth = renderAuth('/authentication/activate?token=elsewhere');
  answerIdentity(auth);
  await auth.user.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Créez votre mot de passe' })).toBeTruthy();
  const field = screen.getByLabelText('Nouveau mot de passe');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(auth.refresh).not.toHaveBeenCalled();
  await auth.user.type(field, 'une phrase pour entrer{Enter}');
  await waitFor(() => expect(addressOf(auth)).toBe('/?dialog=signup-framework-contract-success'));
  expect(auth.calls.map(({ body }) => body)).toEqual([{ token: 'elsewhere' }, { token: 'elsewhere', password: 'une phrase pour entrer' }]);
});

test('a new password that is too common is refused beside its field, and can be mended', async () => {
  const auth = renderAuth('/authentication/activate?token=elsewhere');
  auth.answer(activate, ({ body }) => {
    if (body.password === undefined) refuse('password-required');
    if (body.password === 'password123') refuse('invalid-request', { errors: { password: 'too_common' } });
    return { redirectUrl: '/' };
  });
  await auth.user.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
  await auth.user.type(await screen.findByLabelText('Nouveau mot de passe'), 'password123{Enter}');
  expect((await screen.findAllByText(/trop courant/)).length).toBeGreaterThan(0);
  await auth.user.type(screen.getByLabelText('Nouveau mot de passe'), ' et plus{Enter}');
  await waitFor(() => expect(addressOf(auth)).toBe('/'));
});

test.each([
  ['en', 'Activate my account', 'The sign-up was made in another browser'],
  ['es', 'Activar mi cuenta', 'El registro se hizo en otro navegador'],
  ['nl', 'Mijn account activeren', 'De inschrijving is in een andere browser gedaan'],
] as const)('it is told why it chooses a password (%s)', async (language, press, reason) => {
  const auth = renderAuth('/authentication/activate?token=elsewhere', { language });
  answerIdentity(auth);
  await auth.user.click(await screen.findByRole('button', { name: press }));
  expect(await screen.findByText(new RegExp(reason))).toBeTruthy();
});

test('an expired link leads to the mailbox after 5000 ms', async () => {
  const auth = renderAuth('/authentication/activate?token=old');
  auth.answer(activate, () => refuse('expired-token', { members: { error: 'EXPIRED_TOKEN', email } }));
  const button = await screen.findByRole('button', { name: 'Activer mon compte' });
  jest.useFakeTimers();
  act(() => button.click());
  expect((await screen.findByRole('alert')).textContent).toBe('Oups, votre lien est expiré ! Un nouveau lien va vous être envoyé');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(addressOf(auth)).toBe(`/check-email?email=${encodeURIComponent(email)}`);
});

test('a link without a token is invalid', async () => {
  renderAuth('/authentication/activate');
  expect((await screen.findByRole('alert')).textContent).toBe('Ce lien est invalide, vous allez être redirigé.');
  expect(screen.queryByRole('button', { name: 'Activer mon compte' })).toBeNull();
});

test('an unavailable service is announced, and the press can be repeated', async () => {
  const auth = renderAuth('/authentication/activate?token=t1');
  auth.answer(activate, () => ({ redirectUrl: 'https://evil.example' }));
  auth.answerOnce(503, { code: 'service-unavailable' });
  await auth.user.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/momentanément indisponible/);
  await auth.user.click(screen.getByRole('button', { name: 'Activer mon compte' }));
  await waitFor(() => expect(addressOf(auth)).toBe('/'));
});

test.each(['?token=t1', '#token=t1'])('the token of a link that ends in %s is out of the address bar before the press', async (end) => {
  window.history.replaceState(null, '', `/authentication/activate${end}`);
  const auth = renderAuth('/authentication/activate');
  auth.answer(activate, () => ({ redirectUrl: '/' }));
  const button = await screen.findByRole('button', { name: 'Activer mon compte' });
  expect(window.location.href).toBe(new URL('/authentication/activate', window.location.href).href);
  await auth.user.click(button);
  await waitFor(() => expect(addressOf(auth)).toBe('/'));
  expect(auth.calls.map(({ body }) => body)).toEqual([{ token: 't1' }]);
  expect(sessionStorage).toHaveLength(0);
  window.history.replaceState(null, '', '/');
});
