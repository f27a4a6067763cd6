import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe-violations.ts';
import { another, claire, makeQuote, scarceVenues } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

test('staff begin with today, find a deal by its reference, keep the filter over a reload, open it and export it', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await another(browser, { email: claire, baseURL });
  const [venue] = await scarceVenues(customer.request, 15);
  if (!venue) throw new Error('no venue has its largest room free');
  const quoteId = (await makeQuote(customer, venue)).split('/').at(-1) ?? '';

  await signIn(page, { email: 'staff@comet.example', baseURL });
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/staff\/today$/);
  expect(await axeViolations(page)).toEqual([]);
  const events = page.getByRole('list', { name: 'Chiffres du jour' }).getByRole('link').first();
  const counted = await events.locator('strong').textContent();
  await events.click();
  await expect(page).toHaveURL(/stage=confirmed/);
  await expect(page.getByText(new RegExp(`^${counted} événement`))).toBeVisible();
  await page.getByRole('navigation', { name: 'Espace équipe' }).getByRole('link', { name: 'Événements' }).click();
  await page.getByRole('searchbox', { name: /^Société/ }).fill(quoteId);
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(page.getByText('1 événement', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Étape' }).selectOption('quote');
  await expect(page).toHaveURL(/stage=quote/);
  await page.reload();
  const found = page.getByRole('row', { name: venue.name });
  await expect(found).toHaveCount(1);
  await expect(found.getByText('Devis', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${quoteId};Devis;`);

  await found.getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/staff/quotes/${quoteId}$`));
  await page.goto('/staff/audit-trail');
  await expect(page.getByRole('row', { name: /Événements exportés/ }).first()).toBeVisible();
});
