import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatPrice } from '@plenary/contracts/format';
import { parseCsv } from 'hucre/csv';
import { axeViolations } from './axe-violations.ts';
import { approvedBooking } from './booked-event.ts';
import { another, staff } from './booking-steps.ts';
import { expect, test } from './strict-page.ts';

const priceIn = (cents: number, decimals: boolean) => formatPrice(cents, 'fr-FR', { decimals }).replace(/\s/g, ' ');
const textOf = async (page: Page, name: RegExp, column: string) => {
  const heads = (await page.getByRole('columnheader').allTextContents()).slice(1);
  const row = page.getByRole('row', { name });
  const cells = await row.getByRole('cell').allTextContents();
  return cells[heads.indexOf(column)]?.replace(/\s/g, ' ');
};

/** The rows of the file that a page offers, by the heads of their columns. */
const saved = async (page: Page): Promise<Record<string, string>[]> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const [heads = [], ...rows] = parseCsv(text.trim(), { delimiter: ';' }) as string[][];
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head.replace(/^\uFEFF/, ''), row[index] ?? ''])));
};
const centsOf = (text = '') => Math.round(100 * Number(text.replace(',', '.')));

const period = async (page: Page, day: string) => {
  await page.getByLabel('Du', { exact: true }).fill(day);
  await page.getByLabel('Au', { exact: true }).fill(day);
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
};

// Desk D19, D21, D23.
test('staff read what is held and booked, follow numbers to their lists, which name the deal, and the file has the same sums', async ({
  page,
  browser,
  baseURL,
}) => {
  const { quoteId, startDate } = await approvedBooking(page, { baseURL, slug: 'maison-ambiorix', countryCode: 'BEL' });
  const { totalExcludingVatPrice: net, venue } = await (await page.request.get(`/api/quotes/${quoteId}`)).json();
  const ofVenue = new RegExp(`^${venue.commercialName}`);

  const desk = await another(browser, { email: staff, baseURL });
  await desk.goto('/staff/reports');
  await desk.getByRole('link', { name: 'Chiffre d’affaires' }).click();
  await desk.getByRole('combobox', { name: 'Compté' }).selectOption({ label: 'Au jour de l’événement' });
  await desk.getByRole('combobox', { name: 'Par' }).selectOption({ label: 'Lieu' });
  await period(desk, startDate.slice(0, 10));
  await expect(desk.getByRole('row', { name: ofVenue })).toBeVisible();
  expect(await textOf(desk, ofVenue, 'Net HT')).toBe(priceIn(net, false));
  expect(await axeViolations(desk)).toEqual([]);

  const file = await saved(desk);
  expect(centsOf(file.find(({ Ligne }) => Ligne === venue.commercialName)?.['Tenu HT (EUR)'])).toBe(net);
  const total = file.at(-1);
  expect(total?.Ligne).toBe('Total');
  for (const head of ['Tenu HT (EUR)', 'Journées'])
    expect(file.slice(0, -1).reduce((sum, row) => sum + centsOf(row[head]), 0)).toBe(centsOf(total?.[head]));

  await desk.getByRole('link', { name: venue.commercialName, exact: true }).click();
  await expect(desk.getByText(/1 ligne$/)).toBeVisible();
  const whole = desk
    .getByRole('row', { name: /^Total de la liste/ })
    .getByRole('cell')
    .first();
  expect((await whole.textContent())?.replace(/\s/g, ' ')).toBe(priceIn(net, true));
  expect(await axeViolations(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Retour au rapport' }).click();

  await desk.getByRole('combobox', { name: 'Compté' }).selectOption({ label: 'Au jour de la décision' });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format();
  await period(desk, today);
  await desk.getByRole('link', { name: venue.commercialName, exact: true }).click();
  const line = desk.getByRole('row').filter({ has: desk.locator(`a[href$="/staff/quotes/${quoteId}"]`) });
  await expect(line).toContainText('Signature');
  expect((await line.textContent())?.replace(/\s/g, ' ')).toContain(priceIn(net, true));

  await desk.goto('/staff/reports/times');
  await desk.getByRole('combobox', { name: 'Par' }).selectOption({ label: 'Lieu' });
  await period(desk, startDate.slice(0, 10));
  const times = desk.getByRole('table', { name: 'Délais des devis' }).getByRole('row', { name: ofVenue });
  await expect(times).toContainText('–');
  expect(await axeViolations(desk)).toEqual([]);
  await times.getByRole('link', { name: '1', exact: true }).first().click();
  await expect(desk.getByText('1 événement', { exact: true })).toBeVisible();
});
