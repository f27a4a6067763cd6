import type { APIRequestContext } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { expect, test } from './strict-page.ts';

const textOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text();
/** A page that the server was late with, as on its first use, comes empty: it is asked for again. */
const rendered = async (request: APIRequestContext, address: string): Promise<string> => {
  let text = '';
  await expect
    .poll(
      async () => {
        text = await textOf(request, address);
        return text.includes('id="late-files"');
      },
      { message: `${address} comes rendered` },
    )
    .toBe(true);
  return text;
};
const attribute = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]?.replaceAll('&amp;', '&');

test('every page of the sitemap can be read without scripts, with its title, its address and its data', async ({ request, baseURL }) => {
  const map = await textOf(request, '/sitemap.xml');
  expect(await textOf(request, '/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'));
  expect(places.length).toBeGreaterThan(100);
  const languages = new Set(places.map((place) => new URL(place).searchParams.get('lng'))).size;
  // Each page in one of its languages, in turns.
  const read = places.filter((_, index) => index % languages === Math.floor(index / languages) % languages);
  const titles = new Set<string>();
  for (const place of read) {
    const text = await rendered(request, place);
    const language = new URL(place).searchParams.get('lng');
    const title = attribute(text, /<title>([^<]+)<\/title>/) ?? '';
    titles.add(`${language} ${title}`);
    expect.soft(text, place).toMatch(/<h1[^>]*>[^<]*\S/);
    expect.soft(attribute(text, /<meta name="description" content="([^"]+)"/)?.length ?? 0, place).toBeGreaterThan(20);
    expect.soft(attribute(text, /<link rel="canonical" href="([^"]+)"/), place).toBe(place);
    expect.soft(attribute(text, /<html lang="(\w\w)/), place).toBe(language);
    expect.soft([...text.matchAll(/<link rel="alternate" hreflang="/g)], place).toHaveLength(5);
    if (!place.includes('/venues/')) continue;
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
    expect
      .soft(
        data.map((one) => one['@type']),
        place,
      )
      .toEqual(['EventVenue', 'BreadcrumbList']);
    expect.soft(data[0].containsPlace.length, place).toBeGreaterThan(0);
  }
  expect(titles.size).toBe(read.length);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor goes from the list to a venue and to an information page', async ({ page, request }) => {
    await rendered(request, '/?countryCode=FRA');
    await page.goto('/?countryCode=FRA');
    await expect(page.getByRole('article')).toHaveCount(20);
    const link = page.getByRole('article').first().getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await rendered(request, (await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a venue that takes requests alone, and an information page, come with their styles', async ({ page, request }) => {
    // The first page is drawn before the form's code is there.
    await expect.poll(async () => (await rendered(request, '/venues/bourse?lng=nl')).includes('name="flexible-date"')).toBe(true);
    await page.goto('/venues/bourse?lng=nl');
    const box = await page.locator('input[name="flexible-date"]').boundingBox();
    expect([box?.width, box?.height]).toEqual([24, 24]);
    await rendered(request, '/wellness-facilitator?lng=nl');
    await page.goto('/wellness-facilitator?lng=nl');
    expect(
      await page
        .getByRole('main')
        .locator('section')
        .first()
        .evaluate((part) => getComputedStyle(part).display),
    ).toBe('grid');
  });
});

test('a rendered page is taken over as it is: its elements stay, and a button pressed before its scripts run is answered', async ({
  page,
  request,
}) => {
  await rendered(request, '/?countryCode=FRA');
  const release = await holdScripts(page);
  await page.goto('/?countryCode=FRA', { waitUntil: 'domcontentloaded' });
  const headline = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('button', { name: 'Langue : Français (FR)' }).click();
  release();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De juiste locatie om beslissers samen te brengen.');
  expect(await headline?.evaluate((element) => element.isConnected)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De juiste locatie om beslissers samen te brengen.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
});

test('a phone shows the map of the list at its button, from the end of the page and before its scripts run', async ({ page, request }) => {
  await rendered(request, '/?countryCode=FRA');
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/?countryCode=FRA', { waitUntil: 'domcontentloaded' });
  const map = page.getByRole('region', { name: 'Carte des lieux' });
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  release();
  await expect(map).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  await expect(map).toBeInViewport({ ratio: 0.9 });
});

test('a switch pressed on a rendered page before its scripts run is on at once, and its choice is kept', async ({ page, request }) => {
  await rendered(request, '/private-policy');
  const release = await holdScripts(page);
  await page.goto('/private-policy', { waitUntil: 'domcontentloaded' });
  const choice = page.getByRole('switch', { name: 'Enregistrer mes visites' });
  await choice.check();
  await expect(choice).toBeChecked();
  release();
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(choice).toBeChecked();
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  await choice.uncheck();
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  await expect(choice).not.toBeChecked();
});

test('an address of no venue is not found, for crawlers too', async ({ page, request }) => {
  await expect.poll(async () => (await request.get('/venues/nowhere')).status()).toBe(404);
  await page.goto('/venues/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
});
