import { readFile } from 'node:fs/promises';
import type { DealsPage } from '@plenary/contracts/desk-deals.schemas';
import { readXlsx } from 'hucre/xlsx';
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
  await page.getByRole('navigation', { name: 'Espace équipe' }).getByRole('link', { name: 'Événements' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Étape' })).toHaveValue('all');
  await page.getByRole('searchbox', { name: /^Entreprise/ }).fill(quoteId);
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(page.getByText('1 événement', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Étape' }).selectOption('quote');
  await expect(page).toHaveURL(/stage=quote/);
  await page.reload();
  const found = page.getByRole('row', { name: venue.name });
  await expect(found).toHaveCount(1);
  await expect(found.getByText('Devis', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Client, entreprise/ }).fill('Atelier No');
  await expect(page.getByRole('group', { name: 'Faire' }).getByRole('option', { name: /^Nouveau devis pour Atelier Nord/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: /^Client, entreprise/ }).fill(quoteId.slice(0, 8));
  await expect(page.getByRole('option', { name: venue.name })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/staff/quotes/${quoteId}$`));
  await page.getByRole('button', { name: 'Suivi' }).click();
  await page.getByLabel('Prochaine action').fill('Envoyer le plan');
  await page.getByLabel('Pour le').fill('2020-01-06');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Envoyer le plan').first()).toBeVisible();
  await page.getByRole('link', { name: /^Atelier Nord, / }).click();
  await expect(page.getByRole('row', { name: venue.name }).filter({ hasText: 'Envoyer le plan' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/staff/week?day=2027-01-20');
  await page.getByRole('link', { name: 'Semaine précédente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Semaine du 11.17 janv\. 2027$/ })).toBeVisible();
  const wednesday = page.getByRole('region', { name: 'mer. 13 janv.' });
  await expect(
    wednesday.getByText(/^\d+ événements?, \d+ personnes(, \d+ saisies? hors du site)?$|^\d+ saisies? hors du site$|^Aucun événement$/),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Espace équipe' }).getByRole('link', { name: 'Pipeline' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Envoyer le plan' }).first();
  await card.click({ position: { x: 4, y: 4 } });
  await card.getByRole('button', { name: /^Suivi de / }).click();
  await expect(page.getByRole('dialog', { name: /^Suivi, / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: /^Suivi de / })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`/staff/events?search=${quoteId}&stage=quote`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${quoteId};Devis;`);

  const savingWorkbook = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en Excel' }).click();
  const { sheets } = await readXlsx(await readFile(await (await savingWorkbook).path()));
  expect(sheets[0]?.rows.map(([reference, stage]) => [reference, stage])).toEqual([
    ['Référence', 'État'],
    [quoteId, 'Devis'],
  ]);

  await found.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/staff/quotes/${quoteId}$`));
  await page.goto('/staff/audit-trail');
  await expect(page.getByRole('row', { name: /Événements exportés/ }).first()).toBeVisible();
});

// Desk D7.
test('staff find a signed event by its title and by where its survey stands, and each survey state is part of the whole', async ({
  page,
  baseURL,
}) => {
  await signIn(page, { email: 'staff@comet.example', baseURL });
  const list = async (query: string): Promise<DealsPage> => (await page.request.get(`/api/desk/deals?sort=days&${query}`)).json();
  // svc-survey tells the states of the demo some seconds after its start.
  await expect.poll(async () => (await list('survey=to-validate')).total, { timeout: 30_000 }).toBeGreaterThan(0);
  const { deals } = await list('survey=to-validate');
  const deal = deals.find(({ title }) => title);
  if (!deal?.title) throw new Error('no survey of the demo has a title');
  await page.goto('/staff/events?sort=days');
  await page.getByText('Filtrer par entreprise, questionnaire, déjeuner, effectif, salle, Meeting Scientist').click();
  await page.getByRole('combobox', { name: 'Questionnaire' }).selectOption('to-validate');
  await expect(page).toHaveURL(/survey=to-validate/);
  await page.getByRole('searchbox', { name: /^Entreprise/ }).fill(deal.title);
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: deal.title }).first();
  await expect(row.getByText('Questionnaire à valider')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const counts = await Promise.all(['missing', 'open', 'to-validate', 'done'].map(async (state) => (await list(`survey=${state}`)).total));
  const signed = await Promise.all(['confirmed', 'done'].map(async (stage) => (await list(`stage=${stage}`)).total));
  const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  expect(sumOf(counts)).toBe(sumOf(signed));
});
