import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claire } from '../testing/claire.ts';
import { plainText, showArea } from '../testing/show-route.ts';

const address = '/profile/account';
const page = () => plainText(document.body);

test('it shows who the user is, and leads to their password and data', async () => {
  await showArea({ address });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mon profil' })).toBeTruthy();
  expect(await screen.findByText('+33 6 12 34 56 78')).toBeTruthy();
  for (const text of ['Claire Vasseur', 'claire@atelier-nord.example', 'Atelier Nord']) expect(page()).toContain(text);
  expect(page()).not.toContain('Contrat-cadre');
  expect(screen.getByRole('link', { name: 'Gérer mon compte' }).getAttribute('href')).toBe('/auth/account');
  expect(screen.getByRole('link', { name: 'Modifier mes coordonnées' }).getAttribute('href')).toBe('/auth/account');
});

test('a framework contract is named with its discount', async () => {
  const frameworkContract = { companyName: 'Grand Compte', percent: 10, description: '', dispositions: '' };
  await showArea({ address, platform: { session: { ...claire, phone: '', frameworkContract } } });
  await screen.findByRole('heading', { level: 1 });
  expect(page()).toContain('Grand Compte, remise de 10 %');
  expect(page()).toContain('TéléphoneNon précisé');
});

test('the language is turned for the whole site', async () => {
  const setLanguage = jest.fn(async () => {});
  await showArea({ address, platform: { setLanguage } });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'Español');
  expect(setLanguage).toHaveBeenCalledWith('es');
});

test('only a signed-in user has one', async () => {
  await showArea({ address, platform: { session: null } });
  expect((await screen.findByRole('alert')).textContent).toBe('raised 401');
});
