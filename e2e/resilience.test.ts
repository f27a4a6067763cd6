import { expect, test } from './strict-page.ts';

// Covers B-R03, B-V01–B-V02.

// Covers B-R01–B-R02, B-L03, B-L15, B-L17, B-V03–B-V04.
test('a visitor finds the venues of each country, in each language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/countryCode=FRA/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le bon lieu pour réunir ceux qui décident.');
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();

  await page.getByRole('link', { name: 'Belgique' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '5 lieux' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Louise' })).toBeVisible();

  for (const [language, words, locale] of [
    ['English', '5 venues', 'en-GB'],
    ['Nederlands', '5 locaties', 'nl-NL'],
    ['Español', '5 espacios', 'es-ES'],
  ] as const) {
    await page.getByRole('button', { name: /^(Langue|Language|Taal|Idioma)/ }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '5 espacios' })).toBeVisible();
});

// Covers B-R40–B-R41, B-R43, B-M28.
test('an address that leads nowhere shows a way home', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
});

const unknownQuote = '/quotes/00000000-0000-4000-8000-000000000000';

test('a quote asks a visitor to sign in first, and comes back to it', async ({ page }) => {
  await page.goto(unknownQuote);
  await expect(page).toHaveURL(`/authentication?${new URLSearchParams({ from: unknownQuote })}`);
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toBeVisible();
});

test('a quote that does not exist is not found', async ({ page, baseURL }) => {
  const account = { email: 'claire@atelier-nord.example', password: 'demo-password-2026', action: 'login' };
  const signedIn = await page.request.post('/api/login', { headers: { origin: baseURL ?? '' }, data: account });
  expect(signedIn.status()).toBe(200);
  await page.goto(unknownQuote);
  await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
});

test('an address opened in a tab that was scrolled begins at its top; a reload and the way back find their place', async ({ page }) => {
  const scrolled = () => page.evaluate('window.scrollY');
  const list = page.getByRole('heading', { level: 2, name: '20 lieux' });
  await page.goto('/?countryCode=FRA');
  await list.waitFor();
  await page.evaluate('window.scrollTo(0, 900)');
  await page.goto('/private-policy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await scrolled()).toBe(0);
  await page.evaluate('window.scrollTo(0, 600)');
  await page.reload();
  await expect.poll(scrolled).toBe(600);
  await page.goBack();
  await list.waitFor();
  await expect.poll(scrolled).toBe(900);
});
