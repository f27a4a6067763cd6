import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { freshAccount, newPassword } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Desk D26.

interface Held {
  job: string;
  scope: string;
  places: string[];
}

/** Somebody whom an administrator has just made staff with these jobs, those at venues at the first one of France. */
const hired = async (browser: Browser, baseURL: string | undefined, jobs: readonly Held[]): Promise<Page> => {
  const admin = await browser.newContext({ baseURL });
  await signIn(await admin.newPage(), { email: 'admin@comet.example', baseURL });
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
  const page = await context.newPage();
  const email = await freshAccount(page.request, { baseURL });
  const headers = { origin: new URL(baseURL ?? '').origin };
  const { venues } = await (await admin.request.get('/api/network/venues')).json();
  const [venue] = venues.filter((one: { countryCode: string; state: string }) => one.countryCode === 'FRA' && one.state === 'published');
  const placed = jobs.map((held) => (held.scope === 'venues' ? { ...held, places: [venue.id] } : held));
  const { accounts } = await (await admin.request.get(`/api/accounts/users?search=${email}`)).json();
  const [{ userId, version }] = accounts;
  const given = await admin.request.put(`/api/accounts/users/${userId}/role`, { headers, data: { role: 'staff', jobs: placed, version } });
  expect(given.status()).toBe(200);
  await admin.close();
  await signIn(page, { email, password: newPassword, baseURL });
  return page;
};

/** Pages of the same kind are looked at once. */
const kindOf = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').replace(/[0-9a-f-]{36}/g, ':id').replace(/\/sheets\/[^/]+\/[^/]+/, '/sheets/:venue/:day');

const mostPages = 30;

/** Follows the links of the desk from Today, and says what was opened, and what was refused or not there. */
const walk = async (page: Page) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([403, 404].includes(response.status())) refused.push(`${response.status()} ${new URL(response.url()).pathname} on ${page.url()}`);
  });
  const seen = new Map([['/staff/today', '/staff/today']]);
  for (const address of seen.values()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const links = await page
      .locator('a[href^="/staff"], a[href^="/referential"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) if (seen.size < mostPages && !seen.has(kindOf(link))) seen.set(kindOf(link), link);
  }
  return { refused, kinds: [...seen.keys()] };
};

for (const [name, jobs, opens, hides] of [
  ['a venue’s team', [{ job: 'venue', scope: 'venues', places: [] }], '/staff/planning', '/staff/pipeline'],
  ['sales of a country', [{ job: 'sales', scope: 'country', places: ['FRA'] }], '/staff/pipeline', '/staff/reports'],
  ['finance', [{ job: 'finance', scope: 'network', places: [] }], '/staff/reports', '/staff/network'],
  ['the network’s team', [{ job: 'network', scope: 'network', places: [] }], '/staff/network', '/staff/customers'],
] as [string, Held[], string, string][]) {
  test(`${name} goes through the desk and meets no refusal and no page that is not there`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const page = await hired(browser, baseURL, jobs);
    const { refused, kinds } = await walk(page);
    expect(refused).toEqual([]);
    expect(kinds).toContain(opens);
    expect(kinds).not.toContain(hides);
    expect(kinds.length).toBeGreaterThan(8);
    await page.context().close();
  });
}

test('a venue’s team blocks its rooms and frees them again, and is offered no quote', async ({ browser, baseURL }) => {
  const page = await hired(browser, baseURL, [{ job: 'venue', scope: 'venues', places: [] }]);
  await page.goto('/staff/planning');
  const slug = await page.getByRole('combobox', { name: 'Lieu' }).inputValue();
  const [day] = meetingDays();
  day.setUTCDate(day.getUTCDate() + 7 * 40);
  await page.goto(`/staff/planning?country=FRA&venue=${slug}&from=${day.toISOString().slice(0, 10)}`);
  const blocks = page.getByRole('region', { name: 'Blocages' });
  await blocks.getByRole('button', { name: 'Bloquer des salles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Tout le lieu' }).check({ force: true });
  await dialog.getByLabel('Raison').fill('Vitres de la verrière');
  await dialog.getByRole('button', { name: 'Bloquer', exact: true }).click();
  const block = blocks.getByRole('listitem').filter({ hasText: 'Vitres de la verrière' });
  await expect(block).toBeVisible();
  await block.getByRole('button', { name: /^Retirer/ }).click();
  await block.getByRole('button', { name: 'Oui, retirer' }).click();
  await expect(block).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nouveau devis' })).toHaveCount(0);
  expect((await page.request.get('/api/desk/pipeline')).status()).toBe(403);
  await page.context().close();
});

test('finance saves the events as a file, and changes none', async ({ browser, baseURL }) => {
  const page = await hired(browser, baseURL, [{ job: 'finance', scope: 'network', places: [] }]);
  await page.goto('/staff/events?stage=confirmed&sort=days');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en CSV' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/^\uFEFF?Référence;/);
  await page.getByRole('table').getByRole('checkbox').nth(1).check({ force: true });
  const selection = page.getByRole('region', { name: 'Sélection' });
  await expect(selection.getByRole('button', { name: 'Attribuer' })).toHaveCount(0);
  const savingOne = page.waitForEvent('download');
  await selection.getByRole('link', { name: 'Exporter en CSV' }).click();
  expect((await readFile(await (await savingOne).path(), 'utf8')).trim().split(/\r?\n/)).toHaveLength(2);
  await page.context().close();
});
