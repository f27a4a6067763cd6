import { expect, type Page } from '@playwright/test';
import type { CheckScreen } from './check-screen.ts';

const pages = [
  ['/venues/ternes', 'Ternes'],
  ['/venues/bourse/event-demand', /^Bourse : votre événement/],
  ['/wellness-facilitator', /./],
  ['/afterwork-teambuilding', /./],
  ['/legal-notices', 'Mentions légales'],
  ['/private-policy', /./],
  ['/auth/reset-password', /./],
  ['/nowhere/at/all', 'Cette page n’existe pas'],
] as const;

/** Pages that need no session, in French; the last answers with an error. */
export const visitPublicPages = async (page: Page, check: CheckScreen): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
  await check('list');
  await checkMap(page, check);
  await page.getByRole('button', { name: /^Langue/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await check('language menu');

  await page.goto('/venues/bourse');
  await expect(page.getByRole('link', { name: 'Choisir mes dates' })).toBeVisible();
  await check('venue on request');
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await check(path);
  }

  await page.route('**/api/available-venues?*', (route) => route.fulfill({ status: 500, body: 'lost' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
  await check('error');
};

/** The map has a view of its own on a narrow screen. */
const checkMap = async (page: Page, check: CheckScreen): Promise<void> => {
  const choice = page.getByRole('button', { name: 'Carte', exact: true });
  if (!(await choice.isVisible())) return;
  await choice.click();
  await expect(page.getByRole('region', { name: 'Carte des lieux' })).toBeVisible();
  await check('map');
};
