import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changeSqlite } from '@plenary/service-kit/testing/change-sqlite';
import { another, claire } from './booking-steps.ts';
import { startOwnPlatform } from './own-platform.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { expect, test as strictTest } from './strict-page.ts';

// Its network is wiped: the platform is this file's own.
const test = strictTest.extend<object, { own: Awaited<ReturnType<typeof startOwnPlatform>> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const own = await startOwnPlatform({});
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ own }, use) => use(own.platform.url),
});

const countries = ['FRA', 'BEL', 'ESP'] as const;

/** What customers are told of each venue: lists, a search of each country, and pages. */
const answers = async (customer: Page) => {
  const read = async (address: string) => {
    const answer = await customer.request.get(address);
    expect(answer.ok(), address).toBe(true);
    return JSON.parse(await answer.text(), (key, value) => (key === 'demandId' ? undefined : value));
  };
  const lists = [];
  for (const countryCode of countries) {
    lists.push(await read(`/api/available-venues?countryCode=${countryCode}`));
    lists.push(await read(`/api/available-venues${searchAddress({ countryCode, pax: 24, subcommittees: [8] })}`));
  }
  const slugs = new Set(lists.flatMap(({ venues }) => venues.map(({ slug }: { slug: string }) => slug)));
  const pages = [];
  for (const slug of slugs) pages.push(await read(`/api/buildings/${slug}`));
  return { lists, pages };
};

/** Takes all venues and rooms away, as no call does: bookings keep the ids of theirs. */
const wipeNetwork = (dataDir: string) => {
  const statements = ['DELETE FROM room', 'DELETE FROM venue', 'UPDATE catalogue_version SET version = version + 1'];
  changeSqlite(path.join(dataDir, 'booking.sqlite'), `PRAGMA foreign_keys = OFF; ${statements.join('; ')}`);
};

test('the whole demo network leaves as a workbook, is wiped, and comes back: lists, searches, prices and pages are as before', async ({
  page,
  browser,
  own,
  baseURL,
}) => {
  test.slow();
  const customer = await another(browser, { email: claire, baseURL });
  await signIn(page, { email: 'admin@comet.example', baseURL });
  const network = async () => (await page.request.get('/api/network/export')).json();
  const [kept, before] = [await network(), await answers(customer)];
  expect(before.pages).toHaveLength(30);
  await page.goto('/staff/network');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exporter (Excel)' }).click()]);
  const workbook = await download.path();

  wipeNetwork(own.dataDir);
  expect((await network()).venues).toEqual([]);
  expect((await answers(customer)).pages).toEqual([]);

  await page.getByRole('link', { name: 'Importer' }).click();
  await page.getByLabel(/Choisir un fichier Excel ou JSON/).setInputFiles({
    name: 'network.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(workbook),
  });
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('Tout est importé : les clients le lisent dès maintenant.')).toBeVisible();

  expect(await network()).toEqual(kept);
  expect(await answers(customer)).toEqual(before);
  await customer.context().close();
});
