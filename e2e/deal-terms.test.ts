import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { formatPercent, formatPrice } from '@plenary/contracts/format';
import { axeViolations } from './axe-violations.ts';
import { approvedBooking } from './booked-event.ts';
import { another, claire, makeQuote, scarceVenues } from './booking-steps.ts';
import { platformWith } from './own-platform.ts';
import { pdfText } from './pdf-text.ts';
import { signIn } from './sign-in.ts';
import { expect } from './strict-page.ts';

// Terms hold for every quote that is made from then on: no other file may see those that are set here.
const test = platformWith({});
test.describe.configure({ mode: 'default' });

const administrator = (browser: Browser, baseURL: string | undefined) => another(browser, { email: 'admin@comet.example', baseURL });
const formOf = (desk: Page) => desk.getByRole('region', { name: 'Fixer des conditions' });
const save = async (desk: Page) => {
  await formOf(desk).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(desk.getByText('Conditions enregistrées.')).toBeVisible();
};
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');
const printed = async (page: Page, address: string) => spaced(await pdfText(await (await page.request.get(address)).body()));

test('an administrator sets other terms: quotes are made on them from then on, those made before keep theirs on page and paper', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  const [venue] = await scarceVenues(page.request, 16);
  if (!venue) throw new Error('no venue has its largest room free');
  const desk = await administrator(browser, baseURL);
  await desk.goto('/staff/deal-terms');
  const months = formOf(desk).getByRole('textbox', { name: 'Report d’au plus, mois' });
  const before = Number(await months.inputValue());
  const early = await makeQuote(page, venue);
  const rules = page.getByText(/^Une fois sans frais/);
  await expect(rules).toContainText(`de ${before} mois au plus`);

  await months.fill('99');
  await formOf(desk).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(formOf(desk).getByText('Nombre non valable')).toBeVisible();
  await months.fill(String(before + 1));
  expect(await axeViolations(desk)).toEqual([]);
  await save(desk);
  await expect(desk.getByRole('row', { name: /En vigueur/ })).not.toContainText('Valeurs d’origine');
  await desk.goto('/staff/audit-trail');
  await expect(desk.getByText('Conditions des réservations fixées').first()).toBeVisible();
  await desk.context().close();

  await makeQuote(page, venue);
  await expect(rules).toContainText(`de ${before + 1} mois au plus`);
  await page.goto(early);
  await expect(rules).toContainText(`de ${before} mois au plus`);
  expect(await printed(page, `/api${early}/pdf?goal=preview`)).toContain(`de ${before} mois au plus`);
});

// Lifecycle L26.
test('an administrator gives a venue a ladder from a day on: a quote for that day is made and printed with it, one made before keeps its own', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: claire, baseURL });
  const [venue] = await scarceVenues(page.request, 17);
  if (!venue) throw new Error('no venue has its largest room free');
  const [{ date }] = JSON.parse(new URLSearchParams(venue.query).get('days') ?? '[]');
  const terms = page.getByRole('region', { name: 'En cas d’annulation après signature' });
  const early = await makeQuote(page, venue);
  const before = await terms.textContent();

  const desk = await administrator(browser, baseURL);
  await desk.goto(`/staff/network/${venue.slug}/prices`);
  await desk.getByRole('button', { name: 'Nouveau tarif à partir d’un jour' }).click();
  await desk.getByLabel('Premier jour').last().fill(date);
  const ladder = desk.getByRole('group', { name: 'Barème d’annulation' }).last();
  const rungs = ladder.getByRole('listitem');
  for (const [days, percent] of [
    ['44', '15'],
    ['0', '80'],
  ] as const) {
    await ladder.getByRole('button', { name: /^Ajouter/ }).click();
    await rungs.last().getByRole('textbox', { name: 'À partir de, jours avant' }).fill(days);
    await rungs.last().getByRole('textbox', { name: 'Part due, %' }).fill(percent);
  }
  expect(await axeViolations(desk)).toEqual([]);
  const saved = desk.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/prices'));
  await desk.getByRole('button', { name: 'Enregistrer' }).click();
  expect((await saved).status()).toBe(200);
  await desk.context().close();

  const late = await makeQuote(page, venue);
  await expect(terms).toContainText(/44 jours ou plus avant l’événement15\s%/);
  await expect(terms).toContainText(/43 jours avant ou moins80\s%/);
  expect(await printed(page, `/api${late}/pdf?goal=signature`)).toContain(spaced(`${formatPercent(80, 'fr-FR')} (43–0)`));
  await page.goto(early);
  await expect(terms).toHaveText(before ?? '');
});

// Lifecycle L26, L27, L29, L34.
test('an administrator gives a contract the flexible ladder and sets its shares: its customer reads them, and cancels at the fee of them', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await administrator(browser, baseURL);
  const { companies } = await (await desk.request.get('/api/accounts/companies')).json();
  const { companyId } = companies.find(({ name }: { name: string }) => name === 'Grand Compte');
  await desk.goto(`/staff/companies/${companyId}`);
  await desk.getByRole('button', { name: /^Modifier\s+\d/ }).click();
  const contract = desk.getByRole('dialog');
  await contract.getByRole('checkbox', { name: 'Annulation flexible' }).check();
  await contract.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(desk.getByRole('listitem').getByText('Annulation flexible', { exact: true })).toBeVisible();

  await desk.goto('/staff/deal-terms');
  const flexible = formOf(desk).getByRole('group', { name: 'Annulation flexible des contrats-cadres' });
  const rung = flexible.getByRole('listitem');
  const share = rung.nth(1).getByRole('textbox', { name: 'Part due, %' });
  const percent = Number(await share.inputValue()) === 35 ? 45 : 35;
  await rung.first().getByRole('textbox', { name: 'À partir de, jours avant' }).fill('400');
  await share.fill(String(percent));
  expect(await axeViolations(desk)).toEqual([]);
  await save(desk);
  await desk.context().close();

  const { quoteId } = await approvedBooking(page, { baseURL, slug: 'ternes' });
  const { totalExcludingVatPrice: net, administrationFees } = await (await page.request.get(`/api/quotes/${quoteId}`)).json();
  expect(administrationFees.amount).toBeGreaterThan(0);
  const [rate, fee] = [formatPercent(percent, 'fr-FR'), formatPrice(Math.round((net * percent) / 100), 'fr-FR', { decimals: true })];
  await page.goto(`/quotes/${quoteId}`);
  await expect(page.getByRole('region', { name: 'En cas d’annulation après signature' })).toContainText(
    new RegExp(`399 jours avant ou moins${percent}\\s%`),
  );
  expect(await printed(page, `/api/quotes/${quoteId}/pdf?goal=signature`)).toContain(spaced(`${rate} (399–0)`));

  await page.getByRole('link', { name: 'Annuler la réservation' }).click();
  const table = page.getByRole('table', { name: 'Calcul des frais d’annulation' });
  await expect(table.getByRole('row', { name: /^Part due/ })).toContainText(rate);
  await expect(table.getByRole('row', { name: /Frais d’annulation HT/ })).toContainText(fee);
  await page.getByRole('combobox', { name: 'Pourquoi annulez-vous ?' }).selectOption({ label: 'Budget' });
  await page.getByRole('button', { name: /^Annuler pour/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est annulée' })).toBeFocused();
  const paper = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le décompte' }).click();
  const statement = spaced(await pdfText(await readFile(await (await paper).path())));
  for (const words of [rate, fee]) expect(statement).toContain(spaced(words));
});
