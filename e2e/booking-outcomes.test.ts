import { claire, morningFor } from './booking-steps.ts';
import { searchAddress } from './search-address.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Covers B-A05, B-U08.
test('available: the price of the list, without VAT, and the way to the add-ons with the search', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/${morningFor(24)}`);
  const priced = page.getByRole('article').filter({ hasText: 'HT, tout compris' }).first();
  // The first one is of a person and day.
  const price = (await priced.getByText(/€/).last().textContent())?.trim() ?? '';
  await priced.getByRole('link').click();
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
  const place = page.getByRole('link', { name: /Poser une option/ });
  await expect(place).toContainText(price);
  await expect(place).toHaveAttribute('href', /\/upsell\?demandId=/);
  await place.click();
  await page.getByRole('link', { name: 'Retour au lieu' }).click();
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
});

// Covers B-R14–B-R15, B-A06–B-A07.
test('custom price: no price, the new-demand link and the contact form on the page', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/venues/bourse${searchAddress({ pax: 60 })}`);
  const card = page.getByRole('region', { name: 'Réserver Bourse' });
  await expect(card.getByText('Sur mesure')).toBeVisible();
  await expect(card).not.toContainText('€');
  await expect(page.getByRole('form', { name: 'Demande d’événement' })).toBeVisible();
  await card.getByRole('link', { name: 'Demander une proposition' }).click();
  await expect(page).toHaveURL(/\/venues\/bourse\/event-demand\?.*action=availabilities/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bourse : votre événement sur mesure' })).toBeVisible();
});

test('a set-up without a list price: a venue with prices offers a demand', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/venues/ternes${morningFor(24).replace('theater', 'standing')}`);
  await expect(page.getByRole('region', { name: 'Réserver Ternes' }).getByText('Sur mesure')).toBeVisible();
  await page.getByRole('button', { name: 'Modifier ma recherche' }).click();
  await expect(page.getByRole('button', { name: /^Jours/ })).toBeFocused();
});

test('more people never find more venues, and the count tells prices from requests', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const slugsFor = async (pax: number): Promise<string[]> => {
    const { venues } = await (await page.request.get(`/api/available-venues${morningFor(pax)}`)).json();
    return venues.map(({ slug }: { slug: string }) => slug);
  };
  let before = await slugsFor(10);
  for (const pax of [24, 40, 80, 108, 120, 160, 300, 999]) {
    const found = await slugsFor(pax);
    expect(before).toEqual(expect.arrayContaining(found));
    before = found;
  }
  expect(before).toEqual([]);
  await page.goto(`/${morningFor(24)}`);
  await expect(page.getByText(/^\d+ avec un prix · \d+ sur demande$/)).toBeVisible();
});

test('a group that no room holds: how many the venue does hold, and a search for as many', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  await page.goto(`/venues/ternes${morningFor(900)}`);
  const dialog = page.getByRole('dialog', { name: 'Ternes ne peut pas accueillir cet événement' });
  await expect(dialog).toContainText(/En disposition «\sThéâtre\s», ce lieu accueille \d+ personnes au plus\. Son maximum\s: \d+ debout/);
  await dialog.getByRole('link', { name: /^\d+ personnes au plus/ }).click();
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
});

// Covers B-A08–B-A10.
test('not available: other days of the venue and other venues, or another search', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const query = searchAddress({ pax: 60, subcommittees: [40, 40, 40, 40, 40] });
  await page.goto(`/venues/ternes${query}`);
  const dialog = page.getByRole('dialog', { name: 'Ternes ne peut pas accueillir cet événement' });
  await expect(dialog.getByRole('link', { name: 'Voir d’autres lieux' })).toHaveAttribute('href', /^\/\?.*action=availabilities/);
  await dialog.getByRole('button', { name: 'Modifier ma recherche' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/salles en même temps|une sous-salle de ce lieu accueille/)).toBeVisible();
  await page.reload();
  await dialog.getByRole('link', { name: 'Voir d’autres lieux' }).click();
  await expect(page).toHaveURL(/\/\?.*action=availabilities/);
});

test('not signed in: the dialog opens over the venue, and closed it leaves the search', async ({ page }) => {
  const query = morningFor(24);
  await page.goto(`/venues/ternes${query}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/action=/);
  await expect(page).toHaveURL(/days=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ternes' })).toBeVisible();
});

// Covers B-A16.
test('a venue is asked whether it is available only for an address with the action', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(buildings|available-venues)\/ternes$/.test(pathname)) asked.push(pathname);
  });
  await signIn(page, { email: claire, baseURL });
  const query = morningFor(24).replace('action=availabilities&', '');
  await page.goto(`/${query}`);
  await page.getByRole('article').getByRole('link', { name: 'Ternes' }).click();
  await expect(page).toHaveURL(/\/venues\/ternes\?.*days=/);
  await expect(page.getByText('Choisissez vos jours et vos salles')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['/api/buildings/ternes']));
  await page.getByRole('button', { name: 'Voir les disponibilités' }).click();
  await expect(page).toHaveURL(/action=availabilities/);
  await expect(page.getByText('Disponible', { exact: true }).or(page.getByText(/^Complet le/))).toBeVisible();
  expect(asked).toContain('/api/available-venues/ternes');
});

// Covers B-A18.
test('a search of the list without a session: the venues of its refusal stay under the sign-in, without offers', async ({ page }) => {
  await page.goto(`/${morningFor(24).replace('action=availabilities&', '')}`);
  await expect(page.getByRole('article')).toHaveCount(20);
  const refusing = page.waitForResponse((response) => response.url().includes('/api/available-venues?') && response.status() === 401);
  await page.getByRole('button', { name: 'Voir les disponibilités' }).click();
  const { venues } = await (await refusing).json();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/action=availabilities/);
  // What a dialog covers has no roles.
  const names = page.locator('main article h3');
  await expect(names).toHaveCount(venues.length);
  await expect(names.first()).toBeVisible();
  expect((await names.allInnerTexts()).toSorted()).toEqual(venues.map(({ name }: { name: string }) => name).toSorted());
  await expect(page.locator('main')).not.toContainText('HT, tout compris');
});

// Covers B-A14, B-A17.
test('a wrong search: each error on its field, gone when the field is edited', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const saturday = new URLSearchParams(morningFor(24));
  const [day] = JSON.parse(saturday.get('days') ?? '[]');
  const date = new Date(`${day.date}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 4);
  saturday.set('days', JSON.stringify([{ ...day, date: date.toISOString().slice(0, 10) }]));
  await page.goto(`/venues/ternes?${saturday}`);
  const days = page.getByRole('button', { name: /^Jours/ });
  await expect(days).toContainText('Les lieux sont fermés ce jour-là');
  await page.goto(`/?${saturday}`);
  await expect(days).toContainText('Les lieux sont fermés ce jour-là');
  await expect(page.getByRole('heading', { level: 2, name: '20 lieux' })).toBeVisible();
});

// Covers B-A15.
test('a failed call: the venue stands and shows nothing of it', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await signIn(page, { email: claire, baseURL });
  await page.route('**/api/available-venues/ternes*', (route) => route.fulfill({ status: 500, json: { code: 'unexpected-error' } }));
  await page.goto(`/venues/ternes${morningFor(24)}`);
  await expect(page.getByText('Choisissez vos jours et vos salles')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/available-venues/ternes*');
  await page.getByRole('button', { name: 'Voir les disponibilités' }).click();
  await expect(page.getByText('Disponible', { exact: true }).or(page.getByText(/^Complet le/))).toBeVisible();
});
