import { userInfo } from '@plenary/contracts/sign-up.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import { rightPassword } from '../testing/answers.ts';
import { openDialog } from '../testing/open-dialog.ts';

// Covers B-I22, B-I45.

const logInAs = async (email: string) => {
  const auth = await openDialog('/venues/ternes');
  await auth.identify(email);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  await screen.findByRole('dialog', { name: 'Encore trois informations' });
  return auth;
};

// Covers B-I33–B-I34.
test('a login with missing data shows a prefilled form, then leads on', async () => {
  const auth = await logInAs('missing@atelier-nord.example');
  const firstname = screen.getByLabelText('Prénom');
  expect(['Prénom', 'Nom', 'Téléphone'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)).toEqual(['Noé', '', '']);
  await waitFor(() => expect(document.activeElement).toBe(firstname));
  await auth.user.tab();
  await auth.user.keyboard('Petit');
  await auth.user.tab();
  await auth.user.keyboard('0612345678{Enter}');
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(auth.calls.at(-1)).toMatchObject({
    method: 'POST',
    address: '/api/user-info',
    body: { email: 'missing@atelier-nord.example', firstname: 'Noé', lastname: 'Petit', phone: '0612345678', isNewUser: true, lang: 'fr' },
  });
  expect(auth.platform.notices).toEqual([{ text: `Connexion réussie : missing@atelier-nord.example.` }]);
});

// Covers B-I35–B-I36, B-I38.
test('both names are required, a wrong phone reads invalid, and the summary leads to each', async () => {
  const auth = await logInAs('missing@atelier-nord.example');
  await auth.user.clear(screen.getByLabelText('Prénom'));
  await auth.user.click(screen.getByRole('button', { name: 'Continuer' }));
  const summary = screen.getByRole('region', { name: '3 points à corriger' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Prénom\u00a0: Le champ est obligatoire',
    'Nom\u00a0: Le champ est obligatoire',
    'Téléphone\u00a0: Le champ est invalide : ce n’est pas un numéro de téléphone',
  ]);
});

// Covers B-I41.
test('the server’s map of errors is shown per field', async () => {
  const auth = await logInAs('missing@atelier-nord.example');
  await auth.user.type(screen.getByLabelText('Nom'), 'Petit');
  await auth.user.type(screen.getByLabelText('Téléphone'), '12{Enter}');
  const phone = screen.getByLabelText('Téléphone');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Le champ est invalide : ce n’est pas un numéro de téléphone')).toBeTruthy();
  expect(document.activeElement).toBe(phone);
});

test('back leads to the e-mail, which stays filled in', async () => {
  const auth = await logInAs('missing@atelier-nord.example');
  await auth.user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toHaveProperty('value', 'missing@atelier-nord.example');
});

test('an expired sign-in restarts, and says why', async () => {
  const auth = await logInAs('missing@atelier-nord.example');
  auth.answer(userInfo, () => refuse('authentication-required'));
  await auth.user.type(screen.getByLabelText('Nom'), 'Petit');
  await auth.user.type(screen.getByLabelText('Téléphone'), '0612345678{Enter}');
  expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/attendu trop longtemps/);
});
