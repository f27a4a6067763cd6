import { expect, type Page } from '@playwright/test';
import { quoteTitle } from '../quote-title.ts';
import { searchAddress } from '../search-address.ts';
import type { CheckScreen } from './check-screen.ts';

/** Goes from a search to the quote, in French, with a signed-in user. */
export const visitBookingScreens = async (page: Page, check: CheckScreen): Promise<void> => {
  const usual = searchAddress({ pax: 24, subcommittees: [8, 8] });
  await page.goto(`/${usual}`);
  await expect(page.getByRole('heading', { level: 2, name: /lieux disponibles/ })).toBeVisible();
  await check('list with prices');
  const priced = page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first();
  const venue = (await priced.getByRole('link').getAttribute('href'))?.replace(/\?.*/, '') ?? '';

  await page.getByRole('button', { name: /^Mon compte/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
  await check('account menu');

  await page.goto(`/${searchAddress({ countryCode: 'BEL', pax: 60, subcommittees: [40, 40, 40, 40, 40] })}`);
  await expect(page.getByRole('heading', { name: /aucun lieu répondant à vos critères/ })).toBeVisible();
  await check('list without a venue');

  await page.goto(`/venues/ternes${searchAddress({ pax: 60, subcommittees: [40, 40, 40, 40, 40] })}`);
  await expect(page.getByRole('dialog', { name: 'Ternes ne peut pas accueillir cet événement' })).toBeVisible();
  await check('no availability');
  await page.goto(`/venues/bourse${usual}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bourse' })).toBeVisible();
  await expect(page.getByText(/le prix se construit avec vous/)).toBeVisible();
  await check('venue with a custom price');

  await page.goto(venue + usual);
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
  await check('venue with a price');
  await page.getByRole('button', { name: /^Agrandir la photo 1/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('pictures of a venue');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /Poser une option/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Que souhaitez-vous ajouter ?' })).toBeVisible();
  await check('extras');
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  await check('quote');
};
