import type { Route } from '@playwright/test';
import { claire } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { demoEvent } from './survey-steps.ts';

const unknownQuote = '/quotes/00000000-0000-4000-8000-000000000000';

// Covers B-R03, B-V01–B-V02.

// Covers B-R01–B-R02, B-L03, B-L15, B-L17, B-V03–B-V04, B-V11.
test('a visitor finds the venues of each country, in each language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/countryCode=FRA/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le bon lieu pour réunir ceux qui décident.');
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
  await expect(page.getByText('Paris, Bruxelles et Madrid.')).toBeVisible();
  const citiesOf = async (countryCode: string) => {
    const { venues } = await (await page.request.get(`/api/available-venues?countryCode=${countryCode}`)).json();
    return new Set(venues.map(({ address: { city } }: { address: { city: string } }) => city));
  };
  expect(await citiesOf('FRA')).toContain('Paris');
  expect([await citiesOf('BEL'), await citiesOf('ESP')]).toEqual([new Set(['Bruxelles']), new Set(['Madrid'])]);

  await page.getByRole('link', { name: 'Belgique' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '5 lieux' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'Louise' })).toBeVisible();

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

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' });

  // Covers B-L16, L-R19.
  test('is shown French, on the list and on a survey', async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
    await signIn(page, { email: claire, baseURL });
    await page.goto(`/survey/${demoEvent.twoDays}`);
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeVisible();
  });
});

test.describe('a call that fails', () => {
  test.use({ expectedErrors: [/./] });

  // Covers B-H07–B-H11, B-M25.
  test('asks for a session at 401, refuses at 403, says what a body says, and blames itself at 500 and without a network', async ({
    page,
  }) => {
    const open = async (answer: Parameters<Route['fulfill']>[0] | 'no network') => {
      await page.unrouteAll();
      await page.route(`**/api${unknownQuote}*`, (route) => (answer === 'no network' ? route.abort() : route.fulfill(answer)));
      await page.goto(unknownQuote);
    };
    const main = page.getByRole('main');
    await open({ status: 401, json: {} });
    await expect(page).toHaveURL(`/authentication?${new URLSearchParams({ from: unknownQuote })}`);
    await open({ status: 403, json: {} });
    await expect(main).toContainText('Votre compte ne donne pas accès à cette page.');
    await expect(main.getByRole('button', { name: 'Recharger' })).toHaveCount(0);
    await open({ status: 429, headers: { 'retry-after': '120' }, json: { code: 'too-many-requests' } });
    await expect(main).toContainText('Patientez 2 minutes, puis réessayez.');
    for (const answer of [{ status: 500, body: '' }, 'no network'] as const) {
      await open(answer);
      await expect(main.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
      await expect(main).toContainText(/Rechargez la page|reprenez la parole/);
      await expect(main.getByRole('button', { name: 'Recharger' })).toBeVisible();
    }
  });
});

// Covers B-R40–B-R41, B-R43, B-M28.
test('an address that leads nowhere shows a way home', async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  await page.getByRole('link', { name: 'En Belgique' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ lieux$/ })).toBeVisible();
  await expect(page).toHaveURL(/countryCode=BEL/);
  await page.goto('/nowhere/at/all');
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
});

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
