import type { Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent } from './survey-steps.ts';

// Covers B-L18.

const size = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Distance of a dialog's lower edge from that of the window, in CSS pixels. */
const gapUnder = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const sheet = dialog.closest('[data-size]') ?? dialog;
    return Math.round(window.innerHeight - sheet.getBoundingClientRect().bottom);
  });

test('sm, 640 px: a dialog is a sheet from the bottom below, and stands free from there on', async ({ page }) => {
  await size(page, 639);
  await page.goto('/');
  await page.getByRole('button', { name: 'Se connecter' }).first().click();
  await expect.poll(() => gapUnder(page)).toBe(0);
  await size(page, 640);
  await expect.poll(() => gapUnder(page)).toBeGreaterThan(20);
});

test('md, 768 px: the search stays in sight from there on', async ({ page }) => {
  await size(page, 768);
  await page.goto('/');
  const search = page.getByRole('search');
  await expect(page.getByRole('article').or(page.getByRole('listitem')).first()).toBeVisible();
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await expect(search).toBeInViewport();
  await size(page, 767);
  await expect(search).not.toBeInViewport();
});

test('lg, 1024 px: list and map stand side by side from there on, below one of them', async ({ page }) => {
  await size(page, 1023);
  await page.goto('/');
  const toMap = page.getByRole('button', { name: 'Carte' });
  await expect(toMap).toBeVisible();
  await size(page, 1024);
  await expect(toMap).toBeHidden();
});

test('xl, 1280 px: the steps of a survey have a wider column from there on', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await size(page, 1279);
  await page.goto(`/survey/${demoEvent.twoDays}`);
  const steps = page.getByRole('navigation', { name: 'Étapes de la logistique' });
  const widthOf = async () => Math.round((await steps.boundingBox())?.width ?? 0);
  await expect.poll(widthOf).toBe(216);
  await size(page, 1280);
  await expect.poll(widthOf).toBe(240);
});

test('2xl, 1536 px: three venues stand in a row from there on, on a wider page', async ({ page }) => {
  await size(page, 1535);
  await page.goto('/');
  const inRow = () =>
    page.evaluate(() => {
      const lists = [...document.querySelectorAll('main ul')].filter((list) => list.querySelector('article, a[href^="/venues/"]'));
      const tops = [...(lists[0]?.children ?? [])].map((card) => Math.round(card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  await expect.poll(inRow).toBe(2);
  await size(page, 1536);
  await expect.poll(inRow).toBe(3);
});
