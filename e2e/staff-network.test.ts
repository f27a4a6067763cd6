import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { axeViolations } from './axe-violations.ts';
import { another } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const slug = 'moulins-de-tolbiac';
const admin = 'admin@comet.example';

/** A rendered page is kept for 5 s (docs/decisions/0068-rendered-pages.md). */
const readsSoon = (visitor: Page, text: string) =>
  expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(text)).toBeVisible({ timeout: 2000 });
  }).toPass();

test('what an administrator writes about a venue is what a visitor reads within seconds; a colleague who comes late loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await signIn(page, { email: admin, baseURL });
  await page.goto('/staff/planning');
  await page.getByRole('navigation', { name: 'Espace équipe' }).getByRole('link', { name: 'Réseau' }).click();
  const venue = page.locator(`a[href="/staff/network/${slug}"]`);
  await expect(venue).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await venue.click();
  const theme = page.getByRole('textbox', { name: 'Thème, français' });
  const before = await theme.inputValue();

  const late = await another(browser, { email: admin, baseURL });
  await late.goto(`/staff/network/${slug}`);
  await late.getByRole('textbox', { name: 'Petit plus, français' }).fill('Un patio sous les tilleuls');

  await theme.fill('Minoterie suspendue');
  await page.getByRole('combobox', { name: 'Ouvre à' }).selectOption('7');
  await page.getByRole('combobox', { name: 'Ferme à' }).selectOption('22');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tout est enregistré.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await visitor.goto(`/venues/${slug}`);
  await expect(visitor.getByText('Minoterie suspendue')).toBeVisible();
  await expect(visitor.getByText('Ouvert de 7 h à 22 h')).toBeVisible();

  await late.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(late.getByText('Aucun de vos champs n’est touché')).toBeVisible();
  await late.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(late.getByText('Tout est enregistré.')).toBeVisible();
  await readsSoon(visitor, 'Un patio sous les tilleuls');
  await expect(visitor.getByText('Minoterie suspendue')).toBeVisible();

  await late
    .getByRole('button', { name: /^Modifier / })
    .first()
    .click();
  const room = late.getByRole('dialog');
  await room.getByRole('textbox', { name: 'Hauteur, m' }).fill('4,9');
  await room.getByRole('radio', { name: 'Oui', exact: true }).check({ force: true });
  await room.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(room).toHaveCount(0);
  await readsSoon(visitor, '4,9 m sous plafond');

  await page.goto('/staff/audit-trail');
  await expect(page.getByRole('cell', { name: `Thème, français: ${before} → Minoterie suspendue` })).toBeVisible();
  await visitor.context().close();
  await late.context().close();
});

/** Applies the plan that is shown; the file, chosen again, changes nothing then. */
const importSeen = async (page: Page, choose: () => Promise<void>) => {
  // Another journey may change the network between the plan and the import: then the new plan is shown, and applied.
  const imported = page.getByText('Tout est importé : les clients le lisent dès maintenant.');
  await expect(async () => {
    if (!(await imported.isVisible())) await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(imported).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await choose();
  await expect(page.getByText('Ce fichier ne change rien.')).toBeVisible();
};

const visitorReads = async ({
  browser,
  baseURL,
  slug: of,
  text,
}: {
  browser: Browser;
  baseURL: string | undefined;
  slug: string;
  text: string;
}) => {
  const visitor = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await visitor.goto(`/venues/${of}`);
  await readsSoon(visitor, text);
  await visitor.context().close();
};

test('the network is exported, a text changed in the file, and the file imported by the plan that was seen', async ({
  page,
  browser,
  baseURL,
}) => {
  const imported = 'bercy';
  await signIn(page, { email: admin, baseURL });
  await page.goto('/staff/network');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exporter (JSON)' }).click()]);
  const network = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(network).toMatchObject({ format: 'network/1' });
  // What a file does not name stays as it is: other journeys change other venues meanwhile.
  const venues = network.venues.filter(({ slug: one }: { slug: string }) => one === imported);
  venues[0].facts.littlePlus.fr = 'Un chai voûté, frais en été';
  const file = { name: 'network.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...network, venues })) };

  await page.getByRole('link', { name: 'Importer' }).click();
  const choose = () => page.getByLabel(/Choisir un fichier Excel ou JSON/).setInputFiles(file);
  await choose();
  await expect(page.getByRole('row', { name: /bercy.*Un chai voûté, frais en été/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await importSeen(page, choose);
  await visitorReads({ browser, baseURL, slug: imported, text: 'Un chai voûté, frais en été' });
});

test('the network is exported as a workbook, a row that is misspelt is named, and a text changed in it is imported', async ({
  page,
  browser,
  baseURL,
}) => {
  const imported = 'mirador-azca';
  await signIn(page, { email: admin, baseURL });
  await page.goto('/staff/network');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exporter (Excel)' }).click()]);
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  expect(sheets.map(({ name }) => name)).toEqual(['venues', 'hours', 'rooms', 'prices', 'pictures']);
  // What a file does not name stays as it is: other journeys change other venues meanwhile.
  const own = sheets.map(({ name, rows }) => {
    const [header = [], ...others] = rows;
    const at = header.indexOf(name === 'venues' ? 'slug' : 'venue');
    return { name, rows: [header, ...others.filter((row) => row[at] === imported).reverse()] };
  });
  const rowsOf = (name: string) => own.find((sheet) => sheet.name === name)?.rows ?? [];
  const [header = [], venue = []] = rowsOf('venues');
  venue[header.indexOf('littlePlus.fr')] = 'Le soir, la ville entière à vos pieds';
  const choose = async () => {
    const buffer = Buffer.from(await writeXlsx({ sheets: own }));
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.getByLabel(/Choisir un fichier Excel ou JSON/).setInputFiles({ name: 'network.xlsx', mimeType, buffer });
  };

  await page.getByRole('link', { name: 'Importer' }).click();
  const [, , lastRoom = []] = rowsOf('rooms');
  lastRoom[0] = 'mirador-asca';
  await choose();
  await expect(page.getByRole('row', { name: /^Salles 3 mirador-asca Refusé venue : aucun lieu/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Appliquer' })).toBeDisabled();

  lastRoom[0] = imported;
  await choose();
  await expect(page.getByRole('row', { name: /mirador-azca.*Le soir, la ville entière à vos pieds/ })).toBeVisible();
  await importSeen(page, choose);
  await visitorReads({ browser, baseURL, slug: imported, text: 'Le soir, la ville entière à vos pieds' });
});
