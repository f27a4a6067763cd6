import type { Page } from '@playwright/test';
import { freeSearch } from './booked-event.ts';
import { claire } from './booking-steps.ts';
import { pressOn } from './by-keyboard.ts';
import { holdScripts } from './hold-scripts.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favori : ${name}` });
const firstNames = async (page: Page, count: number) => {
  await expect(page.getByRole('article').nth(count - 1)).toBeVisible();
  return (await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()).slice(0, count);
};

test('hearts come to a rendered list without moving it, and stay in this browser, on the list and on the page of a venue', async ({
  page,
  request,
}) => {
  const release = await holdScripts(page);
  // A page that the server was late with comes empty: it is asked for again.
  await expect(async () => {
    expect(await (await request.get('/?countryCode=FRA')).text()).toContain('id="late-files"');
    await page.goto('/?countryCode=FRA', { waitUntil: 'commit' });
    await expect(page.locator('#late-files')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  const [first = '', second = ''] = await firstNames(page, 2);
  await page.evaluate(() => document.fonts.ready);
  const before = await card(page, first).boundingBox();
  expect(await heart(page, first).count()).toBe(0);
  release();
  await page.mouse.move(5, 5);
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false');
  expect(await card(page, first).boundingBox()).toEqual(before);

  await heart(page, first).click();
  await heart(page, second).click();
  await page.reload();
  await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
  await card(page, first).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  const onPage = page.getByRole('button', { name: 'Favori', exact: true });
  await expect(onPage).toHaveAttribute('aria-pressed', 'true');
  await onPage.click();
  await page.goBack();
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
});

test('a link to favourites shows a colleague without an account those venues with the same search, and one with an account its prices', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await signIn(page, { email: claire, baseURL });
  const { query } = await freeSearch(page.request, { slug: 'ternes', countryCode: 'FRA' });
  await page.goto(`/${query}`);
  const [first = '', second = ''] = await firstNames(page, 2);
  await heart(page, first).click();
  await heart(page, second).click();
  await page.getByRole('button', { name: 'Mes favoris (2)' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Copier le lien à partager' }).click();
  await expect(page.getByText(/^Lien copié/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.getAll('venue')).toHaveLength(2);

  const colleague = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await colleague.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('article')).toHaveCount(2);
  expect((await firstNames(theirs, 2)).toSorted()).toEqual([first, second].toSorted());
  await expect(theirs.getByRole('region', { name: 'Sélection de 2 lieux' })).toBeVisible();
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /^Participants|^Salles/ }).first()).toContainText('12');
  await theirs.getByRole('button', { name: 'Garder en favoris' }).click();
  await expect(theirs.getByRole('region', { name: 'Vos 2 favoris' })).toBeVisible();
  await colleague.close();

  await page.goto(link);
  await expect(page).toHaveURL(/action=availabilities/);
  await expect(card(page, first)).toContainText('€');
});

test('favourites that nobody can read any more break nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('plenary-favourites', '{"ternes":'));
  await page.goto('/?countryCode=FRA');
  const [first = ''] = await firstNames(page, 1);
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false');
  await heart(page, first).click();
  await expect(page.getByRole('button', { name: 'Mes favoris (1)' })).toBeVisible();
});

test('at 320 px nothing of the favourites is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/?countryCode=FRA&venue=ternes&venue=louise');
  await expect(page.getByText('(Belgique)')).toBeVisible();
  await expect(heart(page, 'Ternes')).toBeVisible();
  expect(await overflowingBoxes(page)).toEqual([]);
});

test('three venues are compared by keyboard, told by a table, and the link of the comparison needs no account', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await page.goto('/?countryCode=FRA');
  const names = await firstNames(page, 3);
  for (const name of names) await pressOn(page, page.getByRole('button', { name: `Comparer ${name}`, exact: true }));
  const bar = page.getByRole('region', { name: 'Comparaison' });
  await expect(bar.getByRole('status')).toHaveText('3 lieux à comparer');
  await pressOn(page, bar.getByRole('link', { name: 'Comparer' }));
  const heading = page.getByRole('heading', { level: 2, name: '3 lieux comparés' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveText(names);
  await expect(page.getByRole('row', { name: /^Total HT/ }).getByRole('cell')).toHaveText(Array(3).fill('Après une recherche'));
  await pressOn(page, page.getByRole('button', { name: 'Copier le lien à partager' }));
  await expect(page.getByText(/^Lien copié/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const colleague = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const theirs = await colleague.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('columnheader')).toHaveText(names);
  expect(await overflowingBoxes(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: `Retirer ${names[0]} de la comparaison` }).click();
  await expect(theirs.getByRole('columnheader')).toHaveText(names.slice(1));
  await theirs.getByRole('link', { name: 'Retour aux lieux' }).click();
  await expect(theirs.getByRole('region', { name: 'Comparaison' })).toBeVisible();
  expect(await overflowingBoxes(theirs)).toEqual([]);
  await colleague.close();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
});
