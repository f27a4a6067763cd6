import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { another, makeQuote, morningFor, placeOption, readMail, scarceVenues } from './booking-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

// Covers L-Q01.

const [staff, admin, claire] = ['staff@comet.example', 'admin@comet.example', 'claire@atelier-nord.example'] as const;

const availabilityOf = async (request: APIRequestContext, { pax, week }: { pax: number; week: number }): Promise<string> => {
  const answer = await request.get(`/api/available-venues/ternes${morningFor(pax, week)}`);
  return (await answer.json()).type;
};

/** A week that no other journey books, in which the largest room of Ternes is free on the morning that is searched. */
const freeWeek = async (request: APIRequestContext, pax: number): Promise<number> => {
  for (let week = 20; week < 32; week++) if ((await availabilityOf(request, { pax, week })) === 'available') return week;
  throw new Error('the room is never free');
};

const cell = (page: Page, name: string) => page.getByRole('textbox', { name });
const optionsOf = (row: Locator, name: RegExp) => row.getByRole('combobox', { name }).getByRole('option').allTextContents();

/** Asks for another number of people in a room of Ternes, and is led to the request. */
const askForTheater = async (page: Page, { room, people }: { room: string; people: number }) => {
  await page.goto('/referentials?country=FRA&venue=ternes');
  await page.getByRole('textbox', { name: `Théâtre, ${room}` }).fill(String(people));
  await page
    .getByRole('row', { name: new RegExp(`^${room}`) })
    .getByRole('button', { name: 'Demander' })
    .click();
  await expect(page).toHaveURL(/\/referential-changes\/[0-9a-f-]{36}$/);
};

test.describe.configure({ mode: 'serial' });

// Covers L-E01–L-E15.
test('the rooms of the venue in the address: their fields, and a request that holds what changed and is not empty', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  await signIn(page, { email: staff, baseURL });
  await page.goto('/referentials');
  await expect(page.getByRole('combobox', { name: 'Pays' })).toHaveValue('FRA');
  await expect(page.getByRole('heading', { name: 'Choisissez un lieu' })).toBeVisible();
  await page.goto('/referentials?country=ESP&venue=nave-delicias');
  await expect(page.getByRole('combobox', { name: 'Pays' })).toHaveValue('ESP');
  await expect(page.getByRole('combobox', { name: 'Lieu' })).toHaveValue('nave-delicias');

  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .first();
  const names = await first.getByRole('textbox').evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label') ?? ''));
  const room = names[0]?.split(', ').slice(1).join(', ') ?? '';
  const capacities = ['Auditorium', 'Table de conseil', 'En U', 'Cabarets', 'Théâtre', 'Casual', 'Debout', 'Classe', 'Au ras du sol'];
  expect(names.map((name) => name.split(', ')[0]).sort()).toEqual([...capacities, 'Seuil bas', 'Seuil haut'].sort());
  for (const field of await first.getByRole('textbox').all()) {
    await expect(field).toHaveAttribute('min', '1');
    await expect(field).toHaveAttribute('maxlength', '3');
  }
  expect(await optionsOf(first, /^Catégorie/)).toEqual(['Premium', 'Standard', 'Espace commun', 'Restaurant']);
  expect(await optionsOf(first, /^Type/)).toEqual(['Petite', 'Moyenne', 'Grande', 'XL']);
  for (const flag of ['Visio', 'Poteau gênant', 'Plusieurs écrans', 'Accès PMR'])
    await expect(page.getByRole('main').getByText(flag).first()).toBeVisible();

  const ask = first.getByRole('button', { name: 'Demander' });
  await expect(ask).toBeDisabled();
  await cell(page, `Théâtre, ${room}`).fill('');
  await cell(page, `Debout, ${room}`).fill('647');
  const request = '**/modification-request';
  await page.route(request, (route) => route.abort());
  expectedErrors.push(/ERR_FAILED/);
  await ask.click();
  await expect(page.getByRole('alert')).toContainText('Oops');
  await expect(cell(page, `Debout, ${room}`)).toHaveValue('647');
  await page.unroute(request);
  const [sent] = await Promise.all([page.waitForRequest(request), ask.click()]);
  expect(sent.postDataJSON()).toEqual({ standing: 647 });
  await expect(page).toHaveURL(/\/referential-changes\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Thanks!/)).toBeVisible();
  await page.getByRole('button', { name: 'Refuser' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Saisie d’essai');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
  await expect(page).toHaveURL('/referentials?country=ESP&venue=nave-delicias');
});

// Covers L-Q02–L-Q06.
test('a change of a room goes from its request by one of the staff to the search that feels it, by another', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { email: staff, baseURL });
  const customer = await another(browser, { email: claire, baseURL });
  const week = await freeWeek(customer.request, 86);
  expect(await availabilityOf(customer.request, { pax: 119, week })).toBe('not_available');

  await askForTheater(page, { room: 'Salon Wagram', people: 119 });
  await expect(page.getByRole('row', { name: /Théâtre/ })).toHaveText(/86\s*119/);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(/^Thanks!/)).toBeVisible();
  await expect(page.getByText('Vous avez demandé cette modification : une autre personne la valide.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Valider' })).toHaveCount(0);

  const second = await another(browser, { email: admin, baseURL });
  await second.goto('/staff/room-changes');
  await second.getByRole('link', { name: 'Salon Wagram, Comet Ternes' }).click();
  for (const name of ['Refuser', 'Valider']) await expect(second.getByRole('button', { name })).toBeVisible();
  await second.getByRole('button', { name: 'Valider' }).click();
  await expect(second).toHaveURL('/referentials?country=FRA&venue=ternes');
  await expect(second.getByRole('textbox', { name: 'Théâtre, Salon Wagram' })).toHaveValue('119');

  expect(await availabilityOf(customer.request, { pax: 119, week })).toBe('available');
  await second.goto('/staff/audit-trail');
  const deed = second.getByRole('row').filter({ hasText: 'Salon Wagram' }).filter({ hasText: 'Modification de salle validée' });
  await expect(deed.first()).toContainText('→ 119');
  await second.context().close();
  await customer.context().close();
});

// Covers L-Q05, L-Q07, L-Q09.
test('a change that the room has outrun is refused with both values, and then rejected', async ({ page, browser, baseURL }) => {
  await signIn(page, { email: staff, baseURL });
  await askForTheater(page, { room: 'Bayen', people: 31 });
  const first = page.url();
  await askForTheater(page, { room: 'Bayen', people: 32 });

  const second = await another(browser, { email: admin, baseURL });
  await second.goto(page.url());
  const sooner = await second.context().newPage();
  await sooner.goto(first);
  await sooner.getByRole('button', { name: 'Valider' }).click();
  await expect(sooner).toHaveURL(/\/referentials/);

  await second.getByRole('button', { name: 'Valider' }).click();
  await expect(second.getByRole('alert')).toContainText('La salle a changé depuis la demande');
  await expect(second.getByRole('row', { name: /Théâtre/ })).toHaveText(/28\s*31\s*32/);
  await second.getByRole('button', { name: 'Refuser' }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('textbox').fill('La salle a déjà été agrandie');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(second.getByRole('textbox', { name: 'Théâtre, Bayen' })).toHaveValue('31');
  await second.context().close();
});

test('staff finds an option on the planning and extends it, and the customer gets a mail', async ({ page, browser, baseURL }) => {
  const customer = await another(browser, { email: claire, baseURL });
  const [venue] = await scarceVenues(customer.request, 12);
  if (!venue) throw new Error('no venue has its largest room free');
  await makeQuote(customer, venue);
  await placeOption(customer).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Vos salles sont retenues' })).toBeVisible();

  await signIn(page, { email: staff, baseURL });
  const [{ date }] = JSON.parse(new URLSearchParams(venue.query).get('days') ?? '[]');
  await page.goto(`/staff/planning?country=FRA&venue=${venue.slug}&from=${date}`);
  await page
    .getByRole('button', { name: /matin, Option 1, Atelier Nord/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(claire)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Prolonger jusqu’au' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Prolonger' }).click();
  await expect(page.getByText(/^Option prolongée/)).toBeVisible();
  await readMail(page.request, { subject: `Votre option chez Comet ${venue.name} est prolongée`, to: claire });
  await customer.context().close();
});

// Covers L-O05.
test('customers find no staff pages, and visitors sign in first', async ({ page, baseURL }) => {
  await page.goto('/referentials');
  await expect(page).toHaveURL(/\/authentication\?from=%2Freferentials/);
  await signIn(page, { email: claire, baseURL });
  for (const path of ['/referentials', '/staff/planning', '/sandbox']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  }
});
