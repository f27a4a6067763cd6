import type { Locator, Page } from '@playwright/test';
import { dialog, freshEmail, password } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { searchAddress } from './search-address.ts';
import { expect, test } from './strict-page.ts';

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The product's named events on this page, as a deployment's statistics are given them. */
const trackedOn = (page: Page) => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);

const identifyAt = async (page: Page, email: string, query = '') => {
  await page.goto(`/authentication${query}`);
  await emailField(page).fill(email);
  await page.keyboard.press('Enter');
};

// Covers B-R17, B-R19, B-I01, B-I05–B-I08, B-I53, B-M02–B-M04, B-D06, B-Y01.
test('the entry asks for an e-mail, offers "not mine" only with a survey, and closes to the home page', async ({ page }) => {
  await page.goto('/authentication');
  await expect(button(page, 'Continuer')).toBeVisible();
  await expect(page.getByRole('link', { name: /compte de mon entreprise/ })).toHaveCount(0);
  await expect.poll(() => trackedOn(page)).toEqual([{ event: 'SignupOrLogin_Displayed', flowType: 'out-funnel' }]);
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

// Covers B-I16–B-I21, B-I23, B-I28–B-I29, B-I42, B-M10.
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
  await expect(button(page, 'Réinitialiser')).toBeVisible();
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/legal-notices$/);
});

/** Gives a field of a form a value that nobody typed. */
const put = (input: Locator, value: string) =>
  input.evaluate((node: HTMLInputElement, given) => {
    node.value = given;
  }, value);

// Covers B-I24–B-I27.
test('a login that lacks its action, e-mail, password, way back or kind of flow is not sent, and the password is flagged', async ({
  page,
  baseURL,
}) => {
  const email = 'claire@atelier-nord.example';
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/login') sent.push(request.postData() ?? '');
  });
  await page.goto('/legal-notices');
  await button(page, 'Se connecter').click();
  await emailField(page).fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('input[name=flowType]')).toHaveValue('in-funnel');

  await identifyAt(page, email, '?from=%2Flegal-notices');
  const field = page.getByRole('textbox', { name: 'Mot de passe' });
  const form = page.locator('form').filter({ has: field });
  await expect(form.locator('input[name=flowType]')).toHaveValue('out-funnel');
  for (const [name, value] of [
    ['action', ''],
    ['email', ''],
    ['password', ''],
    ['from', ''],
    ['flowType', ''],
    ['flowType', 'beside-the-funnel'],
  ] as const) {
    await test.step(`${name} "${value}"`, async () => {
      // What is typed takes the fault away, a text that is already there does not.
      await field.fill('another');
      await field.fill(password);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      const input = form.locator(`input[name=${name}]`);
      const kept = await input.inputValue();
      if (name === 'password') await field.fill(value);
      // Not typed: the form has these itself.
      else await put(input, value);
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/Le champ est invalide/);
      if (name !== 'password') await put(input, kept);
    });
  }
  expect(sent).toEqual([]);
  const headers = { origin: new URL(baseURL ?? '').origin };
  for (const data of [
    { email, password },
    { password, action: 'login' },
    { email, action: 'login' },
  ]) {
    const answer = await page.request.post('/api/login', { headers, data });
    expect([data, answer.status(), (await answer.json()).code]).toEqual([data, 400, 'invalid-request']);
  }
  await field.fill(password);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/legal-notices$/);
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ email, password, action: 'login' }]);
});

// Covers B-I09, B-M08.
test('an answer that is none to the question of an e-mail says that the e-mail is not right', async ({ page, replies }) => {
  await page.route('**/api/identify-email*', (route) => route.fulfill({ json: { type: 'SOMETHING_ELSE' } }));
  await identifyAt(page, 'claire@atelier-nord.example');
  await expect(page.getByRole('alert')).toHaveText('Oups ! Le mail renseigné est incorrect.');
  await expect.poll(replies.faults).toEqual([expect.stringContaining('identifyEmail')]);
});

// Covers B-I54.
for (const place of ['/', '/venues/ternes']) {
  test(`closing the sign-in that a search of ${place} opened takes the action out of the address, and leaves the search`, async ({
    page,
  }) => {
    const search = new URLSearchParams(searchAddress({ pax: 24 }));
    await page.goto(`${place}?${search}`);
    await expect(page.getByRole('dialog', { name: 'Connexion ou inscription' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('action'));
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('days')]).toEqual([place, search.get('days')]);
  });
}

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
