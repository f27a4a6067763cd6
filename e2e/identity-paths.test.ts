import { axeViolations } from './axe-violations.ts';
import {
  account,
  dialog,
  fillInProfile,
  freshAccount,
  freshEmail,
  identify,
  isSignedIn,
  logIn,
  newPassword,
  password,
  signUp,
} from './identity-steps.ts';
import { mailedLink } from './mailed-link.ts';
import { expect, test } from './strict-page.ts';

// Covers B-I46, B-I51, B-J20–B-J21.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Covers B-I10, B-I21, B-I23, B-I28, B-M09.
test('a known user who is active gives the password, and the focus is in the page afterwards', async ({ page }) => {
  await page.goto('/legal-notices');
  await identify(page, 'claire@atelier-nord.example');
  await logIn(page, 'not the password');
  await expect(dialog(page).getByRole('alert')).toHaveText('Oups ! Le mail et/ou le mot de passe renseignés sont incorrects.');
  await logIn(page, password);
  await expect(account(page, 'Claire')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/legal-notices');
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

// Covers B-I14–B-I15, B-J08.
test('a public e-mail stays where it is typed', async ({ page }) => {
  await page.goto('/authentication');
  await page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill('nora@gmail.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Veuillez saisir une adresse email professionnelle')).toBeVisible();
});

// Covers B-R28, B-I11–B-I12, B-I49–B-I50, B-J10–B-J11, B-W02, B-W04, B-W14.
test('an unknown user signs up, names the company, is found inactive elsewhere, and is activated by the mailed link', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail('nora');
  await page.goto('/?countryCode=BEL');
  await signUp(page, email);
  await expect(page.getByRole('dialog', { name: 'Quelle est votre entreprise ?' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Lambert');
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();
  await expect(page.getByText(`Bienvenue ! Votre compte ${email} est créé`)).toBeVisible();
  expect((await (await page.request.get('/api/me')).json()).companyName).toBe('Maison Lambert');

  const elsewhere = await browser.newPage({ baseURL, locale: 'fr-FR' });
  await elsewhere.goto('/venues/ternes');
  await identify(elsewhere, email);
  await expect(elsewhere.getByRole('dialog', { name: 'Consultez votre messagerie' })).toBeVisible();
  await expect(dialog(elsewhere).getByText(email)).toBeVisible();
  await dialog(elsewhere).getByRole('button', { name: 'J’ai compris' }).click();

  await elsewhere.goto(await mailedLink(page.request, { to: email, path: '/set-password' }));
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Créez votre mot de passe' })).toBeVisible();
  const field = elsewhere.getByRole('textbox', { name: 'Nouveau mot de passe' });
  await field.fill('1234567');
  await expect(elsewhere.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await field.fill(newPassword);
  await elsewhere.keyboard.press('Enter');
  await expect(account(elsewhere, 'Nora')).toBeVisible();
  // A new password ends every other session.
  expect(await isSignedIn(page)).toBe(false);
  await elsewhere.close();
});

test('a new user of a known company says yes, another says no and names theirs', async ({ page, browser, baseURL }) => {
  await page.goto('/legal-notices');
  await signUp(page, freshEmail('oui', 'known-company.example'));
  const question = page.getByRole('dialog', { name: 'Est-ce votre entreprise ?' });
  await expect(question).toContainText('Known Company');
  await expect(question.getByRole('button', { name: 'Oui, c’est elle' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();
  expect((await (await page.request.get('/api/me')).json()).companyName).toBe('Known Company');

  const other = await browser.newPage({ baseURL, locale: 'fr-FR' });
  await other.goto('/legal-notices');
  await signUp(other, freshEmail('non', 'known-company.example'));
  await other.getByRole('button', { name: 'Non, une autre' }).click();
  await dialog(other).getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Une Autre');
  await other.keyboard.press('Enter');
  await expect(account(other, 'Nora')).toBeVisible();
  expect((await (await other.request.get('/api/me')).json()).companyName).toBe('Une Autre');
  await other.close();
});

// Covers B-I13, B-I47–B-I48.
test('a user with a framework contract signs up with a password, and the mailed link activates with the success dialog', async ({
  page,
}) => {
  const email = freshEmail('nora', 'grand-compte.example');
  await page.goto('/venues/ternes');
  await identify(page, email);
  await expect(dialog(page).getByText(/Votre entreprise a un contrat-cadre/)).toBeVisible();
  await fillInProfile(page);
  await dialog(page).getByRole('textbox', { name: 'Mot de passe' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Consultez votre messagerie' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);

  await page.goto(await mailedLink(page.request, { to: email, path: '/authentication/activate' }));
  expect(await isSignedIn(page)).toBe(false);
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  const success = page.getByRole('dialog', { name: 'Votre compte est activé' });
  await expect(success).toContainText('Grand Compte');
  expect(new URL(page.url()).pathname).toBe('/venues/ternes');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(success).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
  await expect(account(page, 'Nora')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  // The link works once.
  await page.request.get('/api/logout');
  await page.goto(await mailedLink(page.request, { to: email, path: '/authentication/activate' }));
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(page.getByText('Ce lien est invalide, vous allez être redirigé.')).toBeVisible();
});

test('a link opened in another browser than that of the sign-up asks for a new password, and the first one opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail('nora', 'grand-compte.example');
  const typed = 'le mot de passe d’un inconnu';
  const person = { firstname: 'Nora', lastname: 'Lambert', phone: '+33142000007', lang: 'fr' };
  const headers = { origin: new URL(baseURL ?? '').origin };
  const stranger = await browser.newContext({ baseURL });
  const signup = await stranger.request.post('/api/signup/framework-contract', {
    headers,
    data: { email, ...person, password: typed, redirectUrl: '/venues/ternes' },
  });
  expect(signup.ok()).toBe(true);

  await page.goto(await mailedLink(page.request, { to: email, path: '/authentication/activate' }));
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Créez votre mot de passe' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Votre compte est activé' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);

  const attempt = await stranger.request.post('/api/login', { headers, data: { email, password: typed, action: 'login' } });
  expect(attempt.status()).toBe(401);
  await stranger.close();
});

// Covers B-R06–B-R09.
test('signing up, a forgotten password and signing in are each told on the list with the address they are about', async ({ page }) => {
  const email = freshEmail('nouvelles', 'maison-nouvelle.example');
  await page.goto('/');
  await signUp(page, email);
  await dialog(page).getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Maison Lambert');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Bienvenue ! Votre compte ${email} est créé`)).toBeVisible();
  await page.goto('/api/logout');

  await page.goto('/authentication');
  await page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill('claire@atelier-nord.example');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
  await page.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(page.getByText(/^Si claire@atelier-nord.example a un compte, un lien/)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/' && !url.searchParams.has('snackbar'));

  await page.getByRole('button', { name: 'Se connecter' }).click();
  await dialog(page).getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill('claire@atelier-nord.example');
  await page.keyboard.press('Enter');
  await logIn(page, password);
  await expect(page.getByText('Connexion réussie : claire@atelier-nord.example.')).toBeVisible();
});

// Covers B-R22–B-R24, B-R26–B-R27, B-W01, B-W13.
test('a forgotten password is replaced by a mailed link, which works once', async ({ page, request, baseURL }) => {
  const email = await freshAccount(request, { baseURL });
  await page.goto(`/auth/reset-password?${new URLSearchParams({ from: '/legal-notices' })}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(/Si cette adresse a un compte/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/reset-password/check-mail');

  const link = await mailedLink(request, { to: email, path: '/reset-password' });
  const { pathname, searchParams, hash } = new URL(link, baseURL);
  expect(searchParams.get('redirectUrl')).toBe('/legal-notices');
  // Links of before had the token in the query.
  searchParams.set('token', new URLSearchParams(hash.slice(1)).get('token') ?? '');
  await page.goto(`${pathname}?${searchParams}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez un nouveau mot de passe' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('un tout autre mot de passe');
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/legal-notices');

  await page.goto('/api/logout');
  await page.goto('/legal-notices');
  await identify(page, email);
  await logIn(page, newPassword);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await logIn(page, 'un tout autre mot de passe');
  await expect(account(page, 'Nora')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('Ce lien est invalide, vous allez être redirigé.')).toBeVisible();
});

// Covers B-R25, B-M17.
test('a known user without a password creates one by a mailed link, which waits where it cannot be checked for now', async ({
  page,
  request,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const email = freshEmail('connue');
  const headers = { origin: new URL(baseURL ?? '').origin };
  const person = { firstname: 'Nora', lastname: 'Lambert', phone: '+33142000007', lang: 'fr' };
  expect((await request.post('/api/signup', { headers, data: { email, ...person, action: 'signup' } })).ok()).toBe(true);
  const creation = '/auth/signin/create-password';
  const query = new URLSearchParams({ email, redirectUrl: '/legal-notices', resetPasswordUrl: creation });
  expect((await request.get(`/api/reset-password/send-email?${query}`)).ok()).toBe(true);

  const check = '**/api/reset-password/check-token';
  const fault = { status: 500, contentType: 'application/problem+json', json: { code: 'unexpected-error' } };
  await page.route(check, (route) => route.fulfill(fault));
  await page.goto(await mailedLink(request, { to: email, path: creation }));
  await expect(page.getByRole('heading', { level: 1, name: 'Créez votre mot de passe' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue');
  await page.unroute(check);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/legal-notices');
});

// Covers B-M15, B-W07, B-W09.
test('an invalid link says so, and leads home afterwards', async ({ page }) => {
  await page.goto('/reset-password?token=nothing');
  await expect(page.getByText('Ce lien est invalide, vous allez être redirigé.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

// Covers B-R20–B-R21.
for (const address of ['/auth/login', '/login']) {
  test(`${address} redirects to the entry, which closes back to from`, async ({ page }) => {
    await page.goto(`${address}?from=%2Flegal-notices`);
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion ou inscription' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/authentication');
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  });
}
