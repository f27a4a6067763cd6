import { claire } from './booking-steps.ts';
import { platformWith } from './own-platform.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { expect } from './strict-page.ts';

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
});
test.describe.configure({ mode: 'default' });

/** A tile of one pixel. */
const tile = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

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
  await page.getByRole('button', { name: 'Recevoir mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre devis' })).toBeVisible();
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

test('MAP_TILE_URL: the map lies on the tiles that it names, and credits them', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  await page.goto('/');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !/^\/\d+\/\d+\/\d+\.png$/.test(path))).toEqual([]);
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
});

test('without providers their buttons stand there disabled, the corporate one not at all, and their calls are not found', async ({
  page,
  baseURL,
}) => {
  await page.goto('/authentication/login-or-signup');
  for (const name of ['Continuer avec Google', 'Continuer avec Microsoft']) await expect(page.getByRole('button', { name })).toBeDisabled();
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
