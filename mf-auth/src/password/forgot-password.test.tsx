import { sendResetEmail } from '@plenary/contracts/passwords.endpoints';
import { screen, waitFor } from '@testing-library/react';
import { email } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';

const addressOf = ({ router }: ReturnType<typeof renderAuth>) => router.state.location.pathname + router.state.location.search;
const encoded = encodeURIComponent(email);

// Covers B-R22–B-R24.
test('the e-mail is entered, the mail is sent, then the mailbox is shown; closing leads to from', async () => {
  const auth = renderAuth('/auth/reset-password?from=%2Fquotes%2F7');
  auth.answer(sendResetEmail, () => ({ nextStep: 'PASSWORD_RESET_CONFIRMATION' as const }));
  const field = await screen.findByLabelText('Adresse e-mail professionnelle');
  await auth.user.type(field, `${email}{Enter}`);
  expect(await screen.findByText(/Si cette adresse a un compte/)).toBeTruthy();
  expect(addressOf(auth)).toBe(`/auth/reset-password/check-mail?email=${encoded}&from=%2Fquotes%2F7`);
  expect(auth.calls.map(({ address }) => address)).toEqual([
    `/api/reset-password/send-email?email=${encoded}&redirectUrl=%2Fquotes%2F7&resetPasswordUrl=%2Freset-password`,
  ]);
  await auth.user.click(screen.getByRole('link', { name: 'J’ai compris' }));
  await waitFor(() => expect(addressOf(auth)).toBe('/quotes/7'));
});

// Covers B-R08–B-R09.
test('closing it to the list tells there once more where the link was sent', async () => {
  const auth = renderAuth(`/auth/reset-password/check-mail?email=${encoded}`);
  await auth.user.click(await screen.findByRole('link', { name: 'J’ai compris' }));
  await waitFor(() => expect(addressOf(auth)).toBe(`/?snackbar=reset-password-sent&snackbar-email=${encoded}`));
});

test('opened by hand, the page that says where a link was sent asks for the address', async () => {
  const auth = renderAuth('/auth/reset-password/check-mail?from=%2Fquotes%2F7');
  expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toBeTruthy();
  expect(addressOf(auth)).toBe('/auth/reset-password?from=%2Fquotes%2F7');
  expect(auth.calls).toEqual([]);
});

test('a badly formed e-mail is an error of the field', async () => {
  const auth = renderAuth('/auth/reset-password?email=lea');
  const field = await screen.findByLabelText('Adresse e-mail professionnelle');
  await auth.user.type(field, '{Enter}');
  expect(screen.getByText("L'adresse email est invalide")).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test('sending without an e-mail is an error of the field', async () => {
  const auth = renderAuth('/auth/reset-password/send-mail');
  expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toBeTruthy();
  expect(addressOf(auth)).toBe('/auth/reset-password?from=%2F');
  expect(auth.calls).toEqual([]);
});

test('a mail that could not be sent says why, and can be retried', async () => {
  const auth = renderAuth(`/auth/reset-password/send-mail?email=${encoded}`);
  auth.answer(sendResetEmail, () => ({ nextStep: 'PASSWORD_RESET_CONFIRMATION' as const }));
  auth.answerOnce(503, { code: 'service-unavailable' }, { 'retry-after': '2' });
  expect((await screen.findByRole('alert')).textContent).toBe('La connexion est momentanément indisponible. Réessayez dans un instant.');
  await auth.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/Si cette adresse a un compte/)).toBeTruthy();
});
