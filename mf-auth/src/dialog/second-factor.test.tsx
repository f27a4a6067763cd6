import { enrolSecondFactor, verifySecondFactor } from '@plenary/contracts/second-factor.endpoints';
import { pendingUserInfo } from '@plenary/contracts/sign-in.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import { recoveryCodes, rightCode, secret } from '../testing/answer-account.ts';
import { missingInfo, rightPassword } from '../testing/answers.ts';
import { openDialog } from '../testing/open-dialog.ts';

const logInAs = async (email: string) => {
  const auth = await openDialog('/venues/ternes');
  await auth.identify(email);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  return auth;
};

test('a login with a second factor requires its code, by keyboard alone', async () => {
  const auth = await logInAs('factor@atelier-nord.example');
  const code = await screen.findByLabelText('Code à 6 chiffres');
  expect(screen.getByRole('dialog', { name: 'Vérification en deux étapes' })).toBeTruthy();
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await waitFor(() => expect(document.activeElement).toBe(code));
  await auth.user.keyboard(`${rightCode}{Enter}`);
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(auth.calls.at(-1)?.body).toEqual({ code: rightCode });
});

test('a recovery code does as well', async () => {
  const auth = await logInAs('factor@atelier-nord.example');
  await auth.user.type(await screen.findByLabelText('Code à 6 chiffres'), '12');
  await auth.user.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
  const code = screen.getByLabelText('Code de secours');
  expect(code).toHaveProperty('value', '');
  expect(document.activeElement).toBe(code);
  await auth.user.keyboard(`${recoveryCodes[0]}{Enter}`);
  await waitFor(() => expect(auth.ending()).toBe('done'));
});

test('a wrong code is shown as such and can be corrected; a short one is not sent', async () => {
  const auth = await logInAs('factor@atelier-nord.example');
  const code = await screen.findByLabelText('Code à 6 chiffres');
  const sent = auth.calls.length;
  await auth.user.type(code, '12{Enter}');
  expect(screen.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeTruthy();
  expect(auth.calls).toHaveLength(sent);
  await auth.user.clear(code);
  await auth.user.type(code, '654321{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Ce code n’est pas le bon, ou il a déjà servi.');
});

test('an expired sign-in restarts with its e-mail', async () => {
  const auth = await logInAs('factor@atelier-nord.example');
  auth.answer(verifySecondFactor, () => refuse('authentication-required'));
  await auth.user.type(await screen.findByLabelText('Code à 6 chiffres'), `${rightCode}{Enter}`);
  expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toHaveProperty('value', 'factor@atelier-nord.example');
  expect(screen.getByRole('alert').textContent).toMatch(/attendu trop longtemps/);
});

test('a user who must have one sets it up: key as picture and text, first code, recovery codes once, then on', async () => {
  const auth = await logInAs('enrol@atelier-nord.example');
  auth.answer(pendingUserInfo, () => refuse('authentication-required'));
  const code = await screen.findByLabelText('Code affiché par l’application');
  expect(screen.getByRole('img', { name: 'Code QR de la clé' })).toBeTruthy();
  expect(screen.getByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(code));
  await auth.user.keyboard(`000000{Enter}`);
  expect(await screen.findByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeTruthy();
  await auth.user.clear(code);
  await auth.user.keyboard(`${rightCode}{Enter}`);
  const list = await screen.findByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes);
  await auth.user.click(screen.getByRole('button', { name: 'J’ai gardé mes codes' }));
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
});

test('the key and the recovery codes can be copied and printed', async () => {
  const auth = await logInAs('enrol@atelier-nord.example');
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await screen.findByLabelText('Code affiché par l’application');
  await auth.user.click(screen.getByRole('button', { name: 'Copier' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  expect(await screen.findByText('Copié')).toBeTruthy();
  await auth.user.type(screen.getByLabelText('Code affiché par l’application'), `${rightCode}{Enter}`);
  await screen.findByRole('list');
  await auth.user.click(screen.getByRole('button', { name: 'Copier' }));
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
  await auth.user.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a user with missing data completes it after the setup', async () => {
  const auth = await logInAs('enrol@atelier-nord.example');
  auth.answer(pendingUserInfo, () => missingInfo);
  await auth.user.type(await screen.findByLabelText('Code affiché par l’application'), `${rightCode}{Enter}`);
  await auth.user.click(await screen.findByRole('button', { name: 'J’ai gardé mes codes' }));
  expect(await screen.findByRole('dialog', { name: 'Encore trois informations' })).toBeTruthy();
});

test.each([
  ['conflict', 'Code à 6 chiffres'],
  ['authentication-required', 'Adresse e-mail professionnelle'],
] as const)('an enrolment refused with %s leads to the step that fits', async (code, label) => {
  const auth = await openDialog('/');
  auth.answer(enrolSecondFactor, () => refuse(code));
  await auth.identify('enrol@atelier-nord.example');
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  expect(await screen.findByLabelText(label)).toBeTruthy();
});

test('an enrolment that could not begin says why, and can be retried', async () => {
  const auth = await openDialog('/');
  await auth.identify('enrol@atelier-nord.example');
  const password = await screen.findByLabelText('Mot de passe');
  auth.answer(enrolSecondFactor, () => refuse('service-unavailable'));
  await auth.user.type(password, `${rightPassword}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(/momentanément indisponible/);
  auth.answer(enrolSecondFactor, () => ({ secret, uri: 'otpauth://totp/x' }));
  await auth.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText('Code affiché par l’application')).toBeTruthy();
});
