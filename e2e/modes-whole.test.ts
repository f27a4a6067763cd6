import path from 'node:path';
import { root } from '@plenary/build/steps';
import { claire } from './booking-steps.ts';
import { platformWith } from './own-platform.ts';
import { quoteTitle } from './quote-title.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { expect } from './strict-page.ts';
import { demoEvent } from './survey-steps.ts';

const collector = 'https://collector.example/events';
const agenda = 'https://agenda.example/comet';

/** The whole product, set explicitly; the settings next to the modes are tested here, because a platform is started anyway. */
const test = platformWith({
  ROOM_FINDER_MODE: 'CLASSIC',
  PRODUCT_MODE: 'HOSPITALITY',
  CREDIT_MODE: 'COMPANY',
  GUEST_MANAGEMENT_MODE: 'NONE',
  CARBON_FOOTPRINT: 'off',
  BOOKING_POPUP_URL: agenda,
  MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  MAP_SCRIPT_URL: 'https://maps.example/leaflet.js',
  DIRECTIONS_URL: 'https://maps.example/to/{latitude}/{longitude}',
  ADDRESS_URL: 'https://maps.example/at/{address}',
  PICTURE_HOST: 'https://pictures.example/comet',
  TRACKING_URL: collector,
  SURVEY_SLOT_MINUTES: '15',
});
test.describe.configure({ mode: 'default' });

/** A tile of one pixel. */
const tile = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const asked: string[] = [];
const collected: string[] = [];
test.beforeEach(async ({ context }) => {
  asked.length = 0;
  collected.length = 0;
  const note = (url: string) => asked.push(url);
  await context.route('https://maps.example/leaflet.js', (route) => {
    note(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', path: path.join(root, 'node_modules/leaflet/dist/leaflet.js') });
  });
  await context.route('https://pictures.example/**', (route) => {
    note(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  await context.route(collector, (route) => {
    collected.push(JSON.parse(route.request().postData() ?? '{}').event);
    return route.fulfill({ status: 204 });
  });
});

// Covers B-Q18.
test('CLASSIC, HOSPITALITY and COMPANY: the whole form, catering and add-ons, in euros alone and without a footprint', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('https://tiles.example/**', (route) => route.fulfill({ contentType: 'image/png', body: tile }));
  await context.route(`${agenda}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Agenda</title>' }));
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${searchAddress({ pax: 24, subcommittees: [8] })}`);
  await expect(page.getByRole('heading', { level: 2, name: /lieux disponibles/ })).toBeVisible();
  await page.getByRole('button', { name: /Modifier$/ }).click();
  await expect(page.getByRole('button', { name: /^Déjeuners/ })).toBeVisible();
  await page.getByRole('button', { name: /^Salle/ }).click();
  await expect(page.getByRole('button', { name: 'Ajouter une sous-salle' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).not.toContainText('crédit');

  await page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first().getByRole('link').click();
  for (const name of ['Restauration', 'En supplément']) await expect(page.getByRole('region', { name })).toBeVisible();
  await page.getByRole('link', { name: /Poser une option/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Afterwork' })).toBeAttached();
  await expect(page.getByRole('checkbox', { name: 'Écologie' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Empreinte carbone' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /crédit|empreinte carbone/i })).toHaveCount(0);
  expect((await page.request.get('/api/me/credits')).status()).toBe(404);

  // The scheduling service opens next to the quote, which stays.
  const address = page.url();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('region', { name: 'Prenez rendez-vous' })
    .getByRole('link', { name: /Choisir un créneau/ })
    .click();
  const popup = await opened;
  await expect(popup).toHaveURL(agenda);
  expect([page.url(), await popup.evaluate(() => window.opener)]).toEqual([address, null]);
});

// Covers B-H15–B-H16, B-P31.
test('MAP_SCRIPT_URL, DIRECTIONS_URL, ADDRESS_URL and PICTURE_HOST: map library, links and pictures come from where they say', async ({
  page,
  context,
}) => {
  await context.route('https://tiles.example/**', (route) => route.fulfill({ contentType: 'image/png', body: tile }));
  await page.goto('/venues/ternes');
  await expect(page.getByRole('link', { name: /^Itinéraire/ })).toHaveAttribute('href', /^https:\/\/maps\.example\/to\/48\.\d+\/2\.\d+$/);
  await expect(page.getByRole('link', { name: /75017 Paris/ })).toHaveAttribute('href', /^https:\/\/maps\.example\/at\/.+75017%20Paris$/);
  await page.getByRole('link', { name: /^Itinéraire/ }).scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(asked).toContain('https://maps.example/leaflet.js');
  expect(asked.some((url) => url.startsWith('https://pictures.example/comet/pictures/'))).toBe(true);
});

// Covers B-G09, B-Y02–B-Y07, B-Y09.
test('TRACKING_URL: the collector is told what customers are shown, and nothing of our own people', async ({ page, context, baseURL }) => {
  await context.route('https://tiles.example/**', (route) => route.fulfill({ contentType: 'image/png', body: tile }));
  const isTold = async (address: string, events: readonly string[]) => {
    collected.length = 0;
    await page.goto(address);
    await expect.poll(() => collected).toEqual(events);
  };
  await isTold(`/${searchAddress({ pax: 24 })}`, ['AnonymousValidSearch_Sent', 'SignupOrLogin_Displayed']);
  await signIn(page, { email: claire, baseURL });
  await isTold(`/${searchAddress({ pax: 1_500 })}`, ['InvalidSearch_Sent']);
  await isTold(`/${searchAddress({ pax: 999 })}`, ['ValidSearch_Sent', 'EmptyResults_Displayed']);
  for (const [address, events] of [
    ['/venues/bourse', ['ValidSearch_Sent', 'BourseResults_Displayed']],
    ['/venues/arboretum', ['ValidSearch_Sent']],
    ['/', ['ValidSearch_Sent', 'PricedResults_Displayed', 'BourseResults_Displayed']],
  ] as const)
    await isTold(`${address}${searchAddress({ pax: 24 })}`, events);
  collected.length = 0;
  await signIn(page, { email: 'staff@comet.example', baseURL });
  await page.goto(`/${searchAddress({ pax: 24 })}`);
  await expect(page.getByRole('heading', { level: 2, name: /lieux disponibles/ })).toBeVisible();
  expect([collected, await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? [])]).toEqual([[], []]);
});

// Covers B-V19–B-V21.
test('while the script of the map loads its state is said, then the map is drawn; a script that fails leaves a text and the list', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED|no map script/);
  await context.route('https://tiles.example/**', (route) => route.fulfill({ contentType: 'image/png', body: tile }));
  const script = 'https://maps.example/leaflet.js';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/');
  // A rendered page has two while its scripts take it over.
  await expect(page.getByText('Chargement de la carte…').first()).toBeAttached();
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  release();
  const map = page.getByRole('region', { name: 'Carte des lieux' });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(page.getByText('Chargement de la carte…')).toHaveCount(0);

  await page.unroute(script);
  await page.route(script, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'La carte n’a pas pu être chargée.' })).toBeVisible();
  await expect(map).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(20);
});

// Covers B-V22–B-V23.
test('MAP_TILE_URL: the map lies on the tiles that it names, and credits them; it begins at zoom 12 at most and ends at 16', async ({
  page,
}) => {
  const tiles: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    tiles.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  await page.goto('/');
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(tiles.filter((path) => !/^\/\d+\/\d+\/\d+\.png$/.test(path))).toEqual([]);
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();

  const zooms = () => tiles.map((path) => Number(path.split('/')[1]));
  tiles.length = 0;
  await page.goto('/venues/ternes');
  await page.getByRole('link', { name: /^Itinéraire/ }).scrollIntoViewIfNeeded();
  const closer = page.getByRole('button', { name: 'Zoomer', exact: true });
  await expect(closer).toBeVisible();
  await expect.poll(zooms).not.toEqual([]);
  expect(new Set(zooms()), 'a venue alone is shown from as near as a map begins').toEqual(new Set([12]));
  // A press during the zoom of another is lost.
  await expect(async () => {
    await closer.press('Enter');
    await expect(closer).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect.poll(() => Math.max(...zooms())).toBe(16);
  await closer.press('Enter');
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  expect(Math.max(...zooms())).toBe(16);
});

// Covers B-N04–B-N05.
test('SURVEY_SLOT_MINUTES: the survey offers times by the quarter of an hour', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/survey/${demoEvent.twoDays}/day/0/plenary/0`);
  const times = page.getByRole('combobox', { name: 'Début' }).getByRole('option');
  await expect(times.filter({ hasText: /^08:/ })).toHaveText(['08:00', '08:15', '08:30', '08:45']);
});

test('without providers the e-mail stands alone, and their calls are not found', async ({ page, baseURL }) => {
  await page.goto('/authentication/login-or-signup');
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google|Microsoft/ })).toHaveCount(0);
  await expect(page.getByText('ou', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /compte de mon entreprise/ })).toHaveCount(0);
  const headers = { origin: new URL(baseURL ?? '').origin };
  const answers = [
    await page.request.post('/api/google/check-user', { headers, data: { tokenId: 'x' } }),
    await page.request.post('/api/microsoft/check-user', { headers, data: { accessToken: 'x' } }),
    await page.request.get('/api/sso/start?from=/'),
  ];
  for (const answer of answers)
    expect([answer.url(), answer.status(), (await answer.json()).code]).toEqual([answer.url(), 404, 'provider-not-configured']);
});
