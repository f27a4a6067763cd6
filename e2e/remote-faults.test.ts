import type { Page } from '@playwright/test';
import { breakRemote, faults, wordsOfFaults } from '@plenary/service-kit/testing/break-remote';
import { expect, test } from './strict-page.ts';
import { watchReports } from './watch-reports.ts';

// Covers B-L08–B-L09.

const turnTo = async (page: Page, language: string) => {
  await page.getByRole('button', { name: /^(Langue|Language)/ }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
};

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(...wordsOfFaults));

for (const fault of faults) {
  test(`mf-booking, ${fault}: a fallback in its place, the shell and the sign-in work, and it comes back without a reload`, async ({
    page,
  }) => {
    const reports = watchReports(page);
    const { mend } = await breakRemote(page, { name: 'mf-booking', path: '/' }, fault);
    await page.goto('/');
    await test.step('the shell is there before the remote is given up', async () => {
      await expect(page.getByRole('link', { name: 'Comet, accueil' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
    await expect.poll(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ remote: 'mf-booking', version: expect.stringMatching(/^\d/) });
    expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);

    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('dialog', { name: 'Connexion ou inscription' })).toBeVisible();
    await page.keyboard.press('Escape');
    await turnTo(page, 'English');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await turnTo(page, 'Français');
    await page.getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await page.goBack();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Recharger' }).click();
    const whole = fault === 'throws at render' ? page.getByText('well again') : page.getByRole('heading', { level: 2, name: '20 lieux' });
    await expect(whole).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

/** The remotes are loaded in one way: of a dialog's remote, one fault of each kind shows what the page makes of it. */
const faultsOfDialog = ['404', 'hang', 'throws at render'] as const satisfies readonly (typeof faults)[number][];

for (const fault of faultsOfDialog) {
  test(`mf-auth, ${fault}: a dialog says so, the search still works, and it comes back without a reload`, async ({ page }) => {
    const reports = watchReports(page);
    const { mend } = await breakRemote(page, { name: 'mf-auth', path: '/authentication' }, fault);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
    const fallback = page.getByRole('dialog', { name: 'La connexion est indisponible' });
    const connect = page.getByRole('button', { name: 'Se connecter' });
    await connect.click();
    await expect(fallback).toBeVisible();
    await expect.poll(() => reports.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(connect).toBeFocused();
    await page.getByRole('link', { name: 'Belgique' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '5 lieux' })).toBeVisible();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await connect.click();
    await expect(fallback).toBeVisible();
    await mend();
    await fallback.getByRole('button', { name: 'Réessayer' }).click();
    const whole =
      fault === 'throws at render' ? page.getByText('well again') : page.getByRole('dialog', { name: 'Connexion ou inscription' });
    await expect(whole).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('mf-auth gone, its own page is a fallback with a way back', async ({ page }) => {
  const { mend } = await breakRemote(page, { name: 'mf-auth', path: '/authentication' }, '404');
  await page.goto('/authentication');
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toBeVisible();
});

test('a remote that was never built is a fallback, and nothing else knows of it', async ({ page }) => {
  await page.route('**/remotes/mf-client-area/**', (route) => route.fulfill({ status: 404, body: 'not built' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
  await page.goto('/profile/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
});
