import type { Page, Route } from '@playwright/test';
import { claire, morningFor } from './booking-steps.ts';
import { quoteTitle } from './quote-title.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { watchReports } from './watch-reports.ts';

/** Every fault here is one that the browser logs. */
test.use({ expectedErrors: [/./] });

const unknownQuote = '/quotes/00000000-0000-4000-8000-000000000000';
const error = (page: Page) => page.getByRole('heading', { level: 1, name: 'Une erreur est survenue', exact: true });
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' });
const reload = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Recharger' });
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' });
const list = (page: Page) => page.getByRole('heading', { level: 2, name: '20 lieux' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const answerWith = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', json: { title: 'refused', status, code } });
const failing = answerWith(500, 'unexpected-error');

// Covers B-M22–B-M24, B-M30, B-Y10–B-Y12, L-M08–L-M09, L-M12–L-M14, L-U05.
test('what is not there has its page and a lost session its sign-in, unreported; any other failure has a title and the way home, and is reported', async ({
  page,
  baseURL,
}) => {
  const reports = watchReports(page);
  await page.goto('/nowhere/at/all');
  await expect(notFound(page)).toBeVisible();
  await home(page).click();
  await expect(list(page)).toBeVisible();
  await page.goto(unknownQuote);
  await expect(page).toHaveURL(/\/authentication\?/);
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toBeVisible();
  await signIn(page, { email: claire, baseURL });
  await page.goto(unknownQuote);
  await expect(notFound(page)).toBeVisible();
  await home(page).click();
  await expect(list(page)).toBeVisible();
  expect(reports).toEqual([]);

  await page.route(`**/api${unknownQuote}*`, failing);
  const taken = page.waitForResponse('**/api/monitoring/report');
  await page.goto(unknownQuote);
  await expect(error(page)).toBeVisible();
  await expect(reload(page)).toBeVisible();
  await expect(home(page)).toBeVisible();
  expect((await taken).ok()).toBe(true);
  expect(reports).toEqual([expect.stringContaining('[500 unexpected-error, request ')]);

  await page.route(`**/api${unknownQuote}*`, answerWith(403, 'forbidden'));
  await page.goto(unknownQuote);
  await expect(error(page)).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
  await home(page).click();
  await expect(list(page)).toBeVisible();
  expect(reports.slice(1)).toEqual([expect.stringContaining('[403 forbidden, request ')]);
});

// Covers B-A19–B-A20.
test('a list or a venue that cannot be loaded is the error page, and comes back without a new page', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const venues = '**/api/available-venues?*';
  await page.route(venues, failing);
  await page.goto(`/${morningFor(24)}`);
  await expect(error(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.unroute(venues);
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ lieux disponibles$/ })).toBeVisible();

  await page.route('**/api/buildings/*', failing);
  const link = page.getByRole('article').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(error(page)).toBeVisible();
  await page.unroute('**/api/buildings/*');
  await reload(page).click();
  await expect(title(page, name)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

// Covers B-H12–B-H13, B-M33, B-Y13–B-Y14, B-Y17.
test('add-ons, a price or a quote’s answer that fail on the way to a quote are the error page, reported each, and the way goes on', async ({
  page,
  baseURL,
  replies,
}) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${morningFor(24)}`);
  await page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link').click();
  const placing = page.getByRole('link', { name: /Poser une option/ });
  await expect(placing).toBeVisible();
  const reports = watchReports(page);

  for (const [index, call] of ['**/api/demands/*/upsells', '**/api/demands/*/quote?*'].entries()) {
    await page.route(call, failing);
    await (index === 0 ? placing : reload(page)).click();
    await expect.poll(() => reports.length).toBe(index + 1);
    await expect(error(page)).toBeVisible();
    expect(reports[index]).toContain('[500 unexpected-error, request ');
    await page.unroute(call);
  }
  await reload(page).click();
  await expect(title(page, 'Que souhaitez-vous ajouter ?')).toBeVisible();

  await page.route('**/api/quote', (route) => route.fulfill({ status: 201, json: { quoteId: 'none' } }));
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(error(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Mon compte, Claire/ })).toBeVisible();
  await expect.poll(() => reports[2]).toContain('an answer that cannot be used, of POST /api/quote');
  await expect.poll(replies.faults).toEqual(['the reply of createQuote (POST /api/quote) breaks its contract: quoteId (invalid_format)']);
  await page.unroute('**/api/quote');
  await reload(page).click();
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(title(page, quoteTitle)).toBeVisible();
  expect(reports).toHaveLength(3);
});
