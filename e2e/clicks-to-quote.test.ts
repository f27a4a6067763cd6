import type { Page } from '@playwright/test';
import { calendarDay, turnToDay } from './calendar.ts';
import { freshEmail } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { quoteTitle } from './quote-title.ts';
import { expect, test } from './strict-page.ts';

/** Counts the clicks of a visitor and the fields they type in, on every page of the tab. */
const countEffort = (page: Page) =>
  page.addInitScript(() => {
    const count = (what: string) => sessionStorage.setItem(what, String(Number(sessionStorage.getItem(what) ?? 0) + 1));
    // A press of Enter makes a click without a pointer.
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && count('clicks'), true);
    addEventListener('change', ({ isTrusted }) => isTrusted && count('fields'), true);
  });

const effortOf = (page: Page) =>
  page.evaluate(() => ({ clicks: Number(sessionStorage.getItem('clicks')), fields: Number(sessionStorage.getItem('fields')) }));

test('a new customer comes from the landing to a quote in at most nine clicks and six fields', async ({ page }) => {
  await countEffort(page);
  const [day] = meetingDays();
  await page.goto('/');
  await page.getByRole('button', { name: /^Jours/ }).click();
  const turns = await turnToDay(page, day);
  await calendarDay(page, day).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('textbox', { name: 'Participants' }).first().fill('24');
  await page.getByRole('search').getByRole('button', { name: 'Voir les disponibilités' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(freshEmail('effort', 'maison-effort.example'));
  await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Marie');
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Dupont');
  await dialog.getByRole('textbox', { name: 'Téléphone' }).fill('01 42 00 00 00');
  await dialog.getByRole('textbox', { name: 'Entreprise (facultatif)' }).fill('Maison Effort');
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click();

  await page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link').click();
  await page.getByRole('link', { name: /Poser une option/ }).click();
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();

  const { clicks, fields } = await effortOf(page);
  // Turning to a later month says nothing of the way: how many turns it takes depends on the day.
  expect(clicks - turns).toBeLessThanOrEqual(9);
  expect(fields).toBeLessThanOrEqual(6);
  // What counts nothing would pass, too.
  expect(clicks - turns).toBeGreaterThanOrEqual(8);
  expect(fields).toBeGreaterThanOrEqual(5);
});
