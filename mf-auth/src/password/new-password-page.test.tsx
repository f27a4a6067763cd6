import { checkResetLink, resetPassword } from '@plenary/contracts/passwords.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor } from '@testing-library/react';
import { email } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';

// Covers B-W01–B-W04, B-M15–B-M16.

const addressOf = ({ router }: ReturnType<typeof renderAuth>) => router.state.location.pathname + router.state.location.search;
const refuseExpired = () => refuse('expired-token', { members: { error: 'EXPIRED_TOKEN', email } });
const refuseInvalid = () => refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe.each([
  ['/reset-password', 'Choisissez un nouveau mot de passe'],
  ['/set-password', 'Créez votre mot de passe'],
])('%s', (page, title) => {
  // Covers B-R26–B-R28.
  test('takes a password from 8 characters on, refreshes the session and goes on to redirectUrl', async () => {
    const auth = renderAuth(`${page}?token=t1&redirectUrl=%2Fquotes%2F7`);
    auth.answer(checkResetLink, () => undefined);
    auth.answer(resetPassword, () => ({ success: true as const, email }));
    const field = await screen.findByLabelText('Nouveau mot de passe');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    const submit = screen.getByRole('button', { name: 'Enregistrer' });
    await auth.user.type(field, '1234567');
    expect(submit).toHaveProperty('disabled', true);
    await auth.user.type(field, '8');
    expect(submit).toHaveProperty('disabled', false);
    await auth.user.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(auth)).toBe('/quotes/7'));
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(auth.platform.notices).toEqual([{ text: 'Votre mot de passe est enregistré. Vous êtes connecté.' }]);
    expect(auth.calls.map(({ address, body }) => [address, body])).toEqual([
      ['/api/reset-password/check-token', { token: 't1', resetPasswordUrl: page }],
      ['/api/reset-password', { token: 't1', password: '12345678' }],
    ]);
  });

  // Covers B-W06–B-W09.
  test('an expired link says so, and 5000 ms later leads to the mailbox with the new one', async () => {
    jest.useFakeTimers();
    const auth = renderAuth(`${page}?token=old`);
    auth.answer(checkResetLink, refuseExpired);
    expect((await screen.findByRole('alert')).textContent).toBe('Oups, votre lien est expiré ! Un nouveau lien va vous être envoyé');
    await act(() => jest.advanceTimersByTimeAsync(4_999 - 50));
    expect(addressOf(auth)).toBe(`${page}?token=old`);
    await act(() => jest.advanceTimersByTimeAsync(51));
    expect(addressOf(auth)).toBe(`/check-email?email=${encodeURIComponent(email)}`);
  });

  test('an invalid link says so, and 5000 ms later leads home', async () => {
    jest.useFakeTimers();
    const auth = renderAuth(`${page}?token=used`);
    auth.answer(checkResetLink, refuseInvalid);
    expect((await screen.findByRole('alert')).textContent).toBe('Ce lien est invalide, vous allez être redirigé.');
    await act(() => jest.advanceTimersByTimeAsync(4_999 - 50));
    expect(addressOf(auth)).toBe(`${page}?token=used`);
    await act(() => jest.advanceTimersByTimeAsync(51));
    expect(addressOf(auth)).toBe('/');
  });
});

test('a user can go on at once instead of waiting', async () => {
  const auth = renderAuth('/reset-password?token=old');
  auth.answer(checkResetLink, refuseExpired);
  await auth.user.click(await screen.findByRole('link', { name: 'Continuer' }));
  expect(await screen.findByText(email)).toBeTruthy();
  expect(addressOf(auth)).toBe(`/check-email?email=${encodeURIComponent(email)}`);
});

test('a link without a token is invalid, and no request is sent', async () => {
  const auth = renderAuth('/reset-password');
  expect((await screen.findByRole('alert')).textContent).toBe('Ce lien est invalide, vous allez être redirigé.');
  expect(auth.calls).toEqual([]);
});

// Covers B-M17.
test('any other error gives the default message, stays, and can be tried again', async () => {
  jest.useFakeTimers();
  const auth = renderAuth('/reset-password?token=t1');
  auth.answer(checkResetLink, () => refuse('unexpected-error'));
  expect((await screen.findByRole('alert')).textContent).toBe('Une erreur est survenue');
  expect(auth.platform.reported).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(addressOf(auth)).toBe('/reset-password?token=t1');
  jest.useRealTimers();
  auth.answer(checkResetLink, () => undefined);
  await auth.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText('Nouveau mot de passe')).toBeTruthy();
});

test('a link used elsewhere while the password was typed is shown as invalid', async () => {
  const auth = renderAuth('/reset-password?token=t1');
  auth.answer(checkResetLink, () => undefined);
  auth.answer(resetPassword, refuseInvalid);
  await auth.user.type(await screen.findByLabelText('Nouveau mot de passe'), 'une phrase courte{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Ce lien est invalide, vous allez être redirigé.');
  expect(auth.refresh).not.toHaveBeenCalled();
});

test('a redirectUrl of another site leads to the list', async () => {
  const auth = renderAuth('/reset-password?token=t1&redirectUrl=//evil.example');
  auth.answer(checkResetLink, () => undefined);
  auth.answer(resetPassword, () => ({ success: true as const, email }));
  await auth.user.type(await screen.findByLabelText('Nouveau mot de passe'), 'une phrase courte{Enter}');
  await waitFor(() => expect(addressOf(auth)).toBe('/'));
});

test('a password longer than the contract allows is an error of the field', async () => {
  const auth = renderAuth('/reset-password?token=t1');
  auth.answer(checkResetLink, () => undefined);
  auth.answer(resetPassword, () => ({ success: true as const, email }));
  const field = await screen.findByLabelText('Nouveau mot de passe');
  await auth.user.click(field);
  await auth.user.paste('x'.repeat(257));
  await auth.user.keyboard('{Enter}');
  expect(await screen.findByText('Ce texte est trop long')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test.each(['?token=t1', '#token=t1'])(
  'the token of a link that ends in %s is out of the address bar before anything is asked',
  async (end) => {
    window.history.replaceState(null, '', `/reset-password${end}`);
    const asked: string[] = [];
    const auth = renderAuth('/reset-password');
    auth.answer(checkResetLink, () => void asked.push(window.location.href));
    auth.answer(resetPassword, () => ({ success: true as const, email }));
    await auth.user.type(await screen.findByLabelText('Nouveau mot de passe'), '12345678{Enter}');
    await waitFor(() => expect(addressOf(auth)).toBe('/'));
    expect(asked).toEqual([new URL('/reset-password', window.location.href).href]);
    expect(auth.calls.at(-1)?.body).toEqual({ token: 't1', password: '12345678' });
    // Used up: a page opened without a link in this tab does not find it.
    expect(sessionStorage).toHaveLength(0);
    window.history.replaceState(null, '', '/');
  },
);
