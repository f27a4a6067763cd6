import type { Page } from '@playwright/test';
import type { Venue } from '@plenary/contracts/venue';
import type { KeptRoom } from '@plenary/contracts/venue-room';
import { freeSearch } from './booked-event.ts';
import { claire } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const venueOf = async (page: Page, slug: string): Promise<Venue> => (await page.request.get(`/api/buildings/${slug}`)).json();
const section = (page: Page, name: string) => page.getByRole('region', { name });
const textsOf = async (page: Page, name: string) =>
  (await section(page, name).getByRole('listitem').allInnerTexts()).map((text) => text.trim());

// Covers B-P01–B-P02, B-P04, B-P15, B-P17–B-P23, B-P25–B-P29.
test('a venue’s page tells what the service knows of the venue', async ({ page }) => {
  const { name, themeName, address, description, features, littlePlus } = await venueOf(page, 'ternes');
  await page.goto('/venues/ternes');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Vous êtes ici' }).getByRole('listitem')).toHaveText(['Accueil', 'France', name]);
  await expect(page.getByText(themeName.fr, { exact: true })).toBeVisible();
  const place = page.getByRole('link', { name: new RegExp(`^${address.street}, ${address.zipCode} ${address.city}`) });
  await expect(place).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByText(description.fr)).toBeVisible();
  for (const promise of ['Tout compris', 'Sans surprise', 'Sur mesure'])
    await expect(page.getByRole('heading', { level: 3, name: promise })).toBeVisible();

  const figures = await section(page, 'Le lieu en bref').textContent();
  for (const figure of Object.values(features)) expect(figures).toContain(String(figure));
  const assets = section(page, 'Les atouts du lieu');
  await expect(assets.getByRole('term')).toHaveText(['Le petit plus', 'Repas sur place', 'Sécurité certifiée', 'Accès à mobilité réduite']);
  await expect(assets).toContainText(littlePlus.fr);
  expect(await textsOf(page, 'Équipement')).toEqual([
    'Projecteur ou écran',
    'Paperboard',
    'Visioconférence',
    'Wifi',
    'Fournitures de bureau',
  ]);
  expect(await textsOf(page, 'Restauration')).toEqual(['Petit-déjeuner', 'Pause gourmande', 'Déjeuner']);
  expect(await textsOf(page, 'En supplément')).toEqual(['Bien-être', 'Facilitateur', 'Team building', 'Afterwork']);
});

test('the rooms of a venue, and after a search the ones that are kept, with what each is for', async ({ page, baseURL }) => {
  const { rooms = [] } = await venueOf(page, 'ternes');
  await page.goto('/venues/ternes');
  const all = section(page, 'Les salles du lieu').getByRole('article');
  await expect(all.getByRole('heading')).toHaveText(rooms.map((room) => room.name));

  await signIn(page, { email: claire, baseURL });
  const slug = 'cour-vaneau';
  const venue = await venueOf(page, slug);
  const { query } = await freeSearch(page.request, { slug, countryCode: 'FRA' });
  const kept: KeptRoom[] = (await (await page.request.get(`/api/available-venues/${slug}${query}`)).json()).rooms;
  const roomOf = ({ roomId }: KeptRoom) => venue.rooms?.find(({ id }) => id === roomId);
  for (const one of kept)
    expect(roomOf(one)?.setUps.find(({ configuration }) => configuration === one.configuration)?.people).toBeGreaterThanOrEqual(one.pax);

  await page.goto(`/venues/${slug}${query}`);
  const mine = page.getByRole('region', { name: new RegExp(`^Vos? .*salles? à ${venue.name}`) });
  await expect(mine.getByRole('article').getByRole('heading')).toHaveText([...new Set(kept.map((one) => roomOf(one)?.name ?? ''))]);
  await expect(mine.getByRole('article').first()).toContainText(`${kept[0]?.pax} personnes`);
});

// Covers B-P24.
test('a venue that serves no food does not promise it', async ({ page }) => {
  expect((await venueOf(page, 'pavillon-cassini')).hasFood).toBe(false);
  await page.goto('/venues/pavillon-cassini');
  await expect(section(page, 'Les atouts du lieu').getByRole('term')).toHaveText([
    'Le petit plus',
    'Sécurité certifiée',
    'Accès à mobilité réduite',
  ]);
});

// Covers B-P30–B-P36.
for (const slug of ['ternes', 'louise', 'palacete-almagro'])
  test(`the way to ${slug}: a map, directions, and every line, stop, bike and parking near by`, async ({ page }) => {
    const { name, coordinates, transit, buses, bikeShareStations, parkings } = await venueOf(page, slug);
    await page.goto(`/venues/${slug}`);
    const way = section(page, 'Venir');
    await way.scrollIntoViewIfNeeded();
    await expect(way.getByRole('region', { name: `Carte : ${name}` })).toBeVisible();
    const directions = way.getByRole('link', { name: /^Itinéraire/ });
    const target = new URL((await directions.getAttribute('href')) ?? '');
    expect(target.origin).not.toBe(new URL(page.url()).origin);
    expect(target.searchParams.get('to')).toBe(`${coordinates.latitude},${coordinates.longitude}`);
    for (const { line, station } of [...transit.metros, ...transit.rers, ...transit.trams, ...transit.trains, ...buses]) {
      const stop = way.getByRole('listitem').filter({ hasText: station });
      await expect(stop.filter({ hasText: line }).first()).toBeVisible();
    }
    const bikes = way.getByRole('heading', { name: 'À vélo en libre-service' }).locator('+ ul').getByRole('listitem');
    await expect(bikes).toHaveText(bikeShareStations.map((station) => station.name));
    for (const parking of parkings) await expect(way.getByRole('listitem').filter({ hasText: parking.name })).toContainText(parking.street);
    const rails = [...transit.metros, ...transit.rers, ...transit.trams, ...transit.trains].map(({ station }) => station);
    const stations = way.getByRole('heading', { name: 'En métro, tram et train' }).locator('+ ul > li');
    await expect(stations, 'lines of a station stand together').toHaveCount(new Set(rails).size);
  });

// Covers B-P05–B-P10, B-P12–B-P14.
test('the gallery shows five pictures and opens a carousel that goes around, by buttons, keys, thumbnails and swipes', async ({ page }) => {
  const { pictures } = await venueOf(page, 'ternes');
  const words = pictures.carrousel.map(({ alternative }) => alternative.fr);
  await page.goto('/venues/ternes');
  const gallery = page.getByRole('list', { name: 'Photos de Ternes' });
  await expect(gallery.getByRole('img')).toHaveCount(5);
  await gallery.getByRole('button').nth(1).click();
  const carousel = page.getByRole('dialog', { name: 'Photos de Ternes' });
  const shows = (place: number) => expect(carousel.getByRole('status')).toHaveText(`Photo ${place} sur ${words.length}`);
  await shows(2);
  await expect.poll(() => carousel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  await expect(carousel.getByRole('listitem')).toHaveCount(words.length);

  await carousel.getByRole('button', { name: 'Photo précédente' }).click();
  await shows(1);
  await carousel.getByRole('button', { name: 'Photo précédente' }).click();
  await shows(words.length);
  await carousel.getByRole('button', { name: 'Photo suivante' }).click();
  await shows(1);
  await carousel.getByRole('button', { name: `Photo 4 sur ${words.length}` }).click();
  await shows(4);
  await expect(carousel.getByRole('img', { name: words[3] }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await shows(5);
  await page.keyboard.press('ArrowLeft');
  await shows(4);

  const swipe = async (by: number) => {
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(640 + by / 2, 400, { steps: 4 });
    await page.mouse.move(640 + by, 400, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-40);
  await shows(4);
  await swipe(-200);
  await shows(5);
  await swipe(200);
  await shows(4);
  await page.keyboard.press('Escape');
  await expect(carousel).toHaveCount(0);
});

// Covers B-P11.
test('a picture of the carousel takes its place in 300 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/venues/ternes');
  await page.getByRole('list', { name: 'Photos de Ternes' }).getByRole('button').first().click();
  const carousel = page.getByRole('dialog', { name: 'Photos de Ternes' });
  await expect(carousel.getByRole('status')).toHaveText(/^Photo 1 sur/);
  /** Pixels from the middle of the screen to that of the picture which is shown. */
  const away = async () => {
    const box = await carousel.getByRole('img').first().boundingBox();
    return Math.abs((box?.x ?? Number.NaN) + (box?.width ?? 0) / 2 - 640);
  };
  await expect.poll(away).toBe(0);

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByRole('status')).toHaveText(/^Photo 2 sur/);
  const path = [await away()];
  for (const time of [100, 150, 100]) {
    await page.clock.runFor(time);
    path.push(await away());
  }
  const [start = 0, at100 = 0, at250 = 0, at350] = path;
  expect(start).toBeGreaterThan(at100);
  expect(at100).toBeGreaterThan(at250);
  expect(at250).toBeGreaterThan(1);
  expect(at350).toBe(0);
});

// Covers B-P38.
for (const slug of ['arboretum', 'bourse', 'levallois'])
  test(`${slug} answers on request: its page has a contact form and no search`, async ({ page }) => {
    await page.goto(`/venues/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voir les disponibilités' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeVisible();
  });
