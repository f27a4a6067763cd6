import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { axeViolations } from './axe-violations.ts';
import { pressOn, writeInto } from './by-keyboard.ts';
import { account, dialog, freshAccount, identify, isSignedIn, logIn, newPassword } from './identity-steps.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { searchAddress } from './search-address.ts';
import { expect, test } from './strict-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const enter = async (page: Page, email: string) => {
  await page.goto('/legal-notices');
  await identify(page, email);
  await logIn(page, newPassword);
};
/** A code is good once: each use takes that of another time step. */
const codeOf = (secret: string, stepsAhead: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

test('a sign-out leaves no draft in the browser, ends in every tab, and keeps the language', async ({ page, request, baseURL }) => {
  const email = await freshAccount(request, { baseURL });
  const draft = 'plenary-draft:someone:signature:1';
  const keepDraft = () => page.evaluate((name) => localStorage.setItem(name, JSON.stringify({ value: {}, at: Date.now() })), draft);
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('plenary-draft')));
  await enter(page, email);
  await page.getByRole('button', { name: /^Langue/ }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  const other = await page.context().newPage();
  await other.goto('/legal-notices');
  await expect(other.getByRole('button', { name: /Nora Lambert/ })).toBeVisible();
  await keepDraft();
  await page.getByRole('button', { name: /Nora Lambert/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  expect(await drafts()).toEqual([]);
  await expect(other.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible();

  const headers = { origin: new URL(baseURL ?? '').origin };
  expect((await page.request.post('/api/login', { headers, data: { email, password: newPassword, action: 'login' } })).ok()).toBe(true);
  await other.reload();
  await expect(other.getByRole('button', { name: /Nora Lambert/ })).toBeVisible();
  await keepDraft();
  await page.goto('/api/logout');
  await expect(other.getByRole('button', { name: /^(Inloggen|Se connecter)$/ })).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test('a second factor is set up, asked for at the next sign-in, replaced by a recovery code, and turned off', async ({
  page,
  request,
  baseURL,
}) => {
  const email = await freshAccount(request, { baseURL });
  await enter(page, email);
  await account(page, 'Nora').click();
  await page.getByRole('menuitem', { name: 'Sécurité du compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sécurité du compte' })).toBeVisible();
  await expect(page.getByText('Ce navigateur')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Activer' }).click();
  await dialog(page).getByRole('textbox', { name: 'Mot de passe' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const secret = (await dialog(page).locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await dialog(page).getByRole('textbox', { name: 'Code affiché par l’application' }).fill(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  const codes = dialog(page).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await axeViolations(page)).toEqual([]);
  const [recoveryCode = ''] = await codes.allTextContents();
  await dialog(page).getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible();

  await page.goto('/api/logout');
  await enter(page, email);
  const code = dialog(page).getByRole('textbox', { name: 'Code à 6 chiffres' });
  await expect(code).toBeFocused();
  expect(await isSignedIn(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('Ce code n’est pas le bon, ou il a déjà servi.');
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();

  await page.goto('/api/logout');
  await enter(page, email);
  await pressOn(page, dialog(page).getByRole('button', { name: 'Utiliser un code de secours' }));
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('textbox', { name: 'Code de secours' }).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();

  await page.goto('/auth/account');
  await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
  await page.getByRole('button', { name: 'Désactiver' }).click();
  await dialog(page).getByRole('textbox', { name: 'Mot de passe' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Désactivée', { exact: true })).toBeVisible();
});

test('a browser signed out from another one is out at once', async ({ page, browser, request, baseURL }) => {
  const email = await freshAccount(request, { baseURL });
  const phone = await browser.newPage({
    baseURL,
    locale: 'fr-FR',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1',
  });
  await enter(phone, email);
  await expect(account(phone, 'Nora')).toBeVisible();
  await enter(page, email);
  await expect(account(page, 'Nora')).toBeVisible();
  await page.goto('/auth/account');
  await page.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }).click();
  await expect(page.getByText('Aucun autre navigateur n’est connecté.')).toBeVisible();
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await phone.close();
});

test('a password is changed with the one in use, and the other browsers are out', async ({ page, browser, request, baseURL }) => {
  const email = await freshAccount(request, { baseURL });
  const other = await browser.newPage({ baseURL, locale: 'fr-FR' });
  await enter(other, email);
  await expect(account(other, 'Nora')).toBeVisible();
  await enter(page, email);
  await expect(account(page, 'Nora')).toBeVisible();
  await page.goto('/auth/account');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await dialog(page).getByRole('textbox', { name: 'Mot de passe actuel' }).fill(newPassword);
  await dialog(page).getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('password1');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/Ce mot de passe est trop courant/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('encore une autre phrase');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Votre mot de passe est changé/)).toBeVisible();
  await expect(page.getByText('Aucun autre navigateur n’est connecté.')).toBeVisible();
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
  await other.close();
});

/** A quote with an option, made without a page; answers the quote's id once svc-survey has been told. */
const placeOption = async (page: Page, baseURL: string | undefined): Promise<string> => {
  const headers = { origin: new URL(baseURL ?? '').origin };
  const search = searchAddress({ countryCode: 'BEL', pax: 12 });
  const { demandId } = await (await page.request.get(`/api/available-venues/louise${search}`)).json();
  const addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
  const { quoteId } = await (await page.request.post('/api/quote', { headers, data: { demandId, addons } })).json();
  expect((await page.request.post(`/api/quotes/${quoteId}/option`, { headers })).status()).toBe(201);
  const waiting = async () => (await (await page.request.get('/api/meeting-events')).json()).unsynchronized.length;
  await expect.poll(waiting).toBe(1);
  return quoteId;
};

// Covers B-X11.
test('names and phone are changed, and the menu, quotes, bookings and signatures show them', async ({ page, request, baseURL }) => {
  const email = await freshAccount(request, { baseURL });
  await enter(page, email);
  await expect(account(page, 'Nora')).toBeVisible();
  const quoteId = await placeOption(page, baseURL);
  await page.goto('/auth/account');
  await pressOn(page, page.getByRole('button', { name: 'Modifier' }));
  await expect(dialog(page).getByRole('textbox', { name: 'Prénom' })).toBeFocused();
  await writeInto(page, dialog(page).getByRole('textbox', { name: 'Prénom' }), 'Éléonore');
  await writeInto(page, dialog(page).getByRole('textbox', { name: 'Téléphone' }), 'call me');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Le champ est invalide')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await writeInto(page, dialog(page).getByRole('textbox', { name: 'Téléphone' }), '01 42 00 00 77');
  await page.keyboard.press('Enter');
  await expect(account(page, 'Éléonore')).toBeVisible();
  await expect(page.getByText('Vos coordonnées sont à jour.')).toBeVisible();

  const nameOn = async (part: 'bookings' | 'events') => {
    const kept = await (await page.request.get(`/api/personal-data/${part}`)).json();
    return (kept.quotes ?? kept.bookings)[0].customer.firstname;
  };
  for (const part of ['bookings', 'events'] as const) await expect.poll(() => nameOn(part)).toBe('Éléonore');
  const { form } = await (await page.request.get(`/api/quotes/${quoteId}/signature`)).json();
  expect(form).toMatchObject({ signatory: { name: 'Éléonore Lambert' }, paymentReminder: { phone: '+33142000077' } });
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: 'Éléonore Lambert' })).toBeVisible();
  await page.request.delete(`/api/quotes/${quoteId}/option`, { headers: { origin: new URL(baseURL ?? '').origin } });
});

test('personal data of every service are downloaded, then the account is erased, at once and in every service', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const email = await freshAccount(request, { baseURL });
  await enter(page, email);
  await expect(account(page, 'Nora')).toBeVisible();
  const quoteId = await placeOption(page, baseURL);
  await page.goto('/auth/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file.user.email).toBe(email);
  expect(file.bookings).toMatchObject({
    demands: [{ countryCode: 'BEL' }],
    quotes: [{ id: quoteId, customer: { email } }],
    options: [{ quoteId, status: 'option' }],
  });
  expect(file.events).toMatchObject({ knownAs: [{ email }], bookings: [{ quoteId, customer: { email } }], events: [] });

  const headers = { origin: new URL(baseURL ?? '').origin };
  const staff = await playwright.request.newContext({ baseURL });
  await staff.post('/api/login', { headers, data: { email: 'staff@comet.example', password: 'demo-password-2026', action: 'login' } });
  const [demand] = file.bookings.demands;
  await page.request.post(`/api/demands/${demand.id}/call-me-back`, { headers, data: { action: 'call-me-back', message: 'Deux sites ?' } });
  const isKnownToSales = async () => (await (await staff.get('/api/sales-desk/tasks')).text()).includes(email);
  const mailedCheck = `/api/meeting-events/${file.events.knownAs[0].salesforceId}/check-user`;
  expect([await isKnownToSales(), (await staff.get(mailedCheck)).status()]).toEqual([true, 200]);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const search = `/api/available-venues/louise${searchAddress({ countryCode: 'BEL', pax: 12 })}`;
  const asErased = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  expect((await asErased.get(search)).status()).toBe(200);

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Votre adresse e-mail' }).fill(email);
  await page.keyboard.press('Enter');
  await question.getByRole('textbox', { name: 'Mot de passe' }).fill(newPassword);
  expect(await axeViolations(page)).toEqual([]);
  const erasing = page.waitForResponse('**/api/me/erase');
  await question.getByRole('button', { name: 'Supprimer définitivement' }).click();
  expect((await erasing).status()).toBe(200);
  expect((await asErased.get(search)).status()).toBe(401);
  await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  const known = await (await page.request.get(`/api/identify-email?email=${email}`)).json();
  expect(known.type).toBe('USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT');
  await expect.poll(isKnownToSales).toBe(false);
  await expect.poll(async () => (await staff.get(mailedCheck)).status()).toBe(404);
  await Promise.all([staff.dispose(), asErased.dispose()]);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing of the account has to be scrolled sideways', async ({ page, request, baseURL }) => {
    const email = await freshAccount(request, { baseURL });
    await enter(page, email);
    await expect(account(page, 'Nora')).toBeVisible();
    await page.goto('/auth/account');
    await expect(page.getByText('Ce navigateur')).toBeVisible();
    expect(await overflowingBoxes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Activer' }).click();
    await dialog(page).getByRole('textbox', { name: 'Mot de passe' }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
    expect(await overflowingBoxes(page)).toEqual([]);
  });
});
