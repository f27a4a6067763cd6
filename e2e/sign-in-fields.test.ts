import type { Page } from '@playwright/test';
import { freshEmail, password } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { expect, test } from './strict-page.ts';

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const identifyAt = async (page: Page, email: string, query = '') => {
  await page.goto(`/authentication${query}`);
  await emailField(page).fill(email);
  await page.keyboard.press('Enter');
};

// Covers B-R17, B-R19, B-I01, B-I05–B-I08, B-I53, B-M02–B-M04.
test('the entry asks for an e-mail, offers "not mine" only with a survey, and closes to the home page', async ({ page }) => {
  await page.goto('/authentication');
  await expect(button(page, 'Continuer')).toBeVisible();
  await expect(page.getByText('Cet événement n’est pas le mien')).toHaveCount(0);
  await button(page, 'Continuer').click();
  await expect(page.getByText('Une adresse email est obligatoire')).toBeVisible();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
  await emailField(page).fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText("L'adresse email est invalide")).toBeVisible();
  await emailField(page).fill('nora.lambert@gmail.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Veuillez saisir une adresse email professionnelle')).toBeVisible();
  await page.goto(`/authentication?${new URLSearchParams({ surveyUrl: '/legal-notices' })}`);
  await page.getByText('Cet événement n’est pas le mien').click();
  await expect(page).toHaveURL(/\/legal-notices$/);
  await page.goto('/authentication');
  await button(page, 'Fermer').click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

// Covers B-R18.
test('an unknown step of the sign-in is a page that does not exist', async ({ page }) => {
  await page.goto('/authentication/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
});

// Covers B-I16–B-I21, B-I23, B-I28–B-I29, B-I42.
test('the password step names the account, goes back with the e-mail, offers a new password, and leads to where one came from', async ({
  page,
}) => {
  const email = 'claire@atelier-nord.example';
  await identifyAt(page, email, '?from=%2Flegal-notices');
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expect(emailField(page)).toHaveAttribute('readonly', '');
  await expect(page.getByText('Mot de passe oublié ?')).toBeVisible();
  await button(page, 'Retour').click();
  await expect(emailField(page)).toHaveValue(email);
  await expect(emailField(page)).not.toHaveAttribute('readonly', '');
  await emailField(page).press('Enter');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('not the password');
  await button(page, 'Se connecter').last().click();
  await expect(page.getByText('Votre mot de passe semble erroné')).toBeVisible();
  await expect(page.getByText('Réinitialiser')).toBeVisible();
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/legal-notices$/);
});

// Covers B-I30, B-I35–B-I37, B-I41, B-I43, B-J16–B-J17, B-M06–B-M07.
test('a sign-up asks for names and a telephone, says what is missing at its field, and goes back with the e-mail', async ({ page }) => {
  // A domain of its own: the company of the others may be known by now.
  const email = freshEmail('champs', 'bureau-des-champs.example');
  await identifyAt(page, email);
  const [firstname, lastname, phone] = ['Prénom', 'Nom', 'Téléphone'].map((name) => page.getByRole('textbox', { name, exact: true }));
  if (!firstname || !lastname || !phone) throw new Error('no fields');
  await phone.fill('123');
  await button(page, 'Créer mon compte').click();
  for (const field of [firstname, lastname]) await expect(field).toHaveAccessibleDescription(/Le champ est obligatoire/);
  await expect(phone).toHaveAccessibleDescription(/Le champ est invalide/);
  await button(page, 'Retour').click();
  await expect(emailField(page)).toHaveValue(email);
  await button(page, 'Continuer').click();
  await firstname.fill('Nora');
  await lastname.fill('Lambert');
  await phone.fill('01 42 00 00 07');
  await button(page, 'Créer mon compte').click();
  await expect(page.getByRole('textbox', { name: 'Nom de l’entreprise' })).toBeVisible();
  expect((await (await page.request.get('/api/me')).json()).phone).toBe('+33142000007');
});

// Covers B-I31–B-I32, B-I39–B-I40, B-I44, B-J18, B-M05.
test('a sign-up with a framework contract also asks for a password of 8 characters, with a hint', async ({ page }) => {
  const email = freshEmail('contrat', 'grand-compte.example');
  await identifyAt(page, email);
  for (const name of ['Prénom', 'Nom', 'Téléphone', 'Mot de passe'])
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Au moins 8 caractères, par exemple une phrase.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('1234567');
  await button(page, 'Créer mon compte').click();
  for (const name of ['Prénom', 'Nom', 'Téléphone'])
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveAccessibleDescription(/Le champ est obligatoire/);
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveAccessibleDescription(
    /Votre mot de passe doit contenir au moins 8 caractères/,
  );
  await button(page, 'Retour').click();
  await expect(emailField(page)).toHaveValue(email);
});

// Covers B-R29.
test('/check-email names the mailbox', async ({ page }) => {
  await page.goto('/check-email?email=nora%40maison-lambert.example');
  await expect(page.getByText('nora@maison-lambert.example')).toBeVisible();
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  // Covers B-F07, B-J07, B-J15.
  test('an e-mail, a telephone and a number of people that are none are called so in the words of the specification', async ({ page }) => {
    await page.goto('/authentication');
    const email = page.getByRole('textbox', { name: 'Work email address' });
    await email.fill('nobody');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(/Invalid email/);
    await email.fill(freshEmail('fields', 'bureau-des-champs.example'));
    await page.keyboard.press('Enter');
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    await phone.fill('123');
    await page.keyboard.press('Enter');
    await expect(phone).toHaveAccessibleDescription(/Invalid phone number/);

    const plenary = { pax: 'many', duration: 'AM', configuration: 'theater' };
    const days = JSON.stringify([{ date: meetingDays()[0].toISOString().slice(0, 10), plenary, subcommittees: [] }]);
    await page.goto(`/?${new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days })}`);
    await expect(page.getByRole('search').getByRole('button', { name: /^Rooms/ })).toContainText('Invalid pax provided');
  });
});
