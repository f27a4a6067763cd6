import { createUserWithKnownCompany, createUserWithNewCompany } from '@plenary/contracts/sign-up.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor } from '@testing-library/react';
import { openDialog } from '../testing/open-dialog.ts';

// Covers B-I46, B-J22.

const signUpAs = async (email: string) => {
  const auth = await openDialog('/venues/ternes');
  await auth.identify(email);
  await auth.user.type(await screen.findByLabelText('Prénom'), 'Léa');
  await auth.user.type(screen.getByLabelText('Nom'), 'Martin');
  await auth.user.type(screen.getByLabelText('Téléphone'), '06 12 34 56 78{Enter}');
  return auth;
};
const companyCalls = ({ calls }: Awaited<ReturnType<typeof signUpAs>>) =>
  calls.filter(({ address }) => /-company$/.test(address)).map(({ method, address, body }) => [method, address, body]);

test('a signup at a known company asks whether it is the right one; yes leads on by the server’s link', async () => {
  const auth = await signUpAs('new@known-company.example');
  expect(await screen.findByRole('dialog', { name: 'Est-ce votre entreprise ?' })).toBeTruthy();
  expect(screen.getByText(/Known Company/)).toBeTruthy();
  const yes = screen.getByRole('button', { name: 'Oui, c’est elle' });
  await waitFor(() => expect(document.activeElement).toBe(yes));
  await auth.user.keyboard('{Enter}');
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(companyCalls(auth)).toEqual([['POST', '/api/signup/known-company', {}]]);
  expect(auth.platform.notices).toHaveLength(1);
});

test('no leads to the name, which is required, and the known company can still be taken', async () => {
  const auth = await signUpAs('new@known-company.example');
  await auth.user.click(await screen.findByRole('button', { name: 'Non, une autre' }));
  const field = await screen.findByLabelText('Nom de l’entreprise');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await auth.user.keyboard(' {Enter}');
  expect(screen.getByText('Le champ est obligatoire')).toBeTruthy();
  await auth.user.click(screen.getByRole('button', { name: 'Rejoindre plutôt l’entreprise proposée' }));
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(companyCalls(auth)).toEqual([
    ['POST', '/api/signup/new-company', {}],
    ['POST', '/api/signup/known-company', {}],
  ]);
});

test('a signup at an unknown domain requires only the company’s name', async () => {
  const auth = await signUpAs('new@nobody-has.example');
  const field = await screen.findByLabelText('Nom de l’entreprise');
  expect(screen.getByRole('dialog', { name: 'Quelle est votre entreprise ?' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /proposée/ })).toBeNull();
  await auth.user.type(field, 'Maison Nora{Enter}');
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(companyCalls(auth)).toEqual([['POST', '/api/signup/new-company', { companyName: 'Maison Nora' }]]);
});

test('a company that is named with the signup is asked about no more', async () => {
  const auth = await openDialog('/venues/ternes');
  await auth.identify('new@nobody-has.example');
  await auth.user.type(await screen.findByLabelText('Prénom'), 'Léa');
  await auth.user.type(screen.getByLabelText('Nom'), 'Martin');
  await auth.user.type(screen.getByLabelText('Téléphone'), '06 12 34 56 78');
  await auth.user.type(screen.getByLabelText('Entreprise (facultatif)'), 'Maison Nora{Enter}');
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(companyCalls(auth)).toEqual([['POST', '/api/signup/new-company', { companyName: 'Maison Nora' }]]);
  expect(screen.queryByRole('dialog', { name: 'Quelle est votre entreprise ?' })).toBeNull();
});

test('a company that is named at the domain of a known one is still asked about', async () => {
  const auth = await openDialog('/venues/ternes');
  await auth.identify('new@known-company.example');
  await auth.user.type(await screen.findByLabelText('Prénom'), 'Léa');
  await auth.user.type(screen.getByLabelText('Nom'), 'Martin');
  await auth.user.type(screen.getByLabelText('Téléphone'), '06 12 34 56 78');
  await auth.user.type(screen.getByLabelText('Entreprise (facultatif)'), 'Maison Nora{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Est-ce votre entreprise ?' })).toBeTruthy();
  expect(companyCalls(auth)).toEqual([]);
});

test('closing the question completes the signup anyway', async () => {
  const auth = await signUpAs('new@known-company.example');
  await screen.findByRole('dialog', { name: 'Est-ce votre entreprise ?' });
  await auth.user.keyboard('{Escape}');
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(auth.refresh).toHaveBeenCalledTimes(1);
});

test('a company settled in another window leads on', async () => {
  const auth = await signUpAs('new@known-company.example');
  auth.answer(createUserWithKnownCompany, () => refuse('conflict'));
  await auth.user.click(await screen.findByRole('button', { name: 'Oui, c’est elle' }));
  await waitFor(() => expect(auth.ending()).toBe('done'));
});

test('a name the server refuses is an error of the field', async () => {
  const auth = await signUpAs('new@nobody-has.example');
  auth.answer(createUserWithNewCompany, () => refuse('invalid-request', { errors: { companyName: 'invalid' } }));
  await auth.user.type(await screen.findByLabelText('Nom de l’entreprise'), 'x{Enter}');
  expect(await screen.findByText('Le champ est invalide')).toBeTruthy();
});

test('a link that leads elsewhere is not followed', async () => {
  const auth = await openDialog('/');
  const link = { method: 'POST', href: 'https://evil.example/api', payload: {} };
  await auth.identify('new@known-company.example');
  await auth.user.type(await screen.findByLabelText('Prénom'), 'Léa');
  await auth.user.type(screen.getByLabelText('Nom'), 'Martin');
  await auth.user.type(screen.getByLabelText('Téléphone'), '06 12 34 56 78');
  auth.answerOnce(200, { success: true, nextStep: 'COMPANY_CONFIRMATION', companyName: 'Evil', _links: { yes: link, no: link } });
  await auth.user.keyboard('{Enter}');
  const sent = auth.calls.length;
  await auth.user.click(await screen.findByRole('button', { name: 'Oui, c’est elle' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Une erreur est survenue');
  expect(auth.calls).toHaveLength(sent);
});
