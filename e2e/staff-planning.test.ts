import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '@plenary/contracts/add-days';
import { formatDay } from '@plenary/contracts/format';
import type { Planning } from '@plenary/contracts/planning.schemas';
import { noAddons } from './authorisation/rows.ts';
import { axeViolations } from './axe-violations.ts';
import { approvedBooking } from './booked-event.ts';
import { another, availabilityOf, claire, hugo, morningFor, readMail, type Scarce, scarceVenues, staff } from './booking-steps.ts';
import { meetingDays } from './open-days.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const firstDayOf = ({ query }: Scarce): string => JSON.parse(new URLSearchParams(query).get('days') ?? '[]')[0].date;

/** A quote with an option on it, made without the pages, which other journeys cover; answers its id. */
const hold = async (request: APIRequestContext, venue: Scarce, baseURL: string | undefined): Promise<string> => {
  const headers = { origin: new URL(baseURL ?? '').origin };
  const { demandId } = await availabilityOf(request, venue);
  const { quoteId } = await (await request.post('/api/quote', { headers, data: { demandId, addons: noAddons } })).json();
  expect((await request.post(`/api/quotes/${quoteId}/option`, { headers, data: {} })).status()).toBe(201);
  return quoteId;
};

const cell = (page: Page, words: RegExp) => page.getByRole('button', { name: words }).first();

test('an option is released from the board: the option behind it moves up, and both customers get a mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = [await another(browser, { email: claire, baseURL }), await another(browser, { email: hugo, baseURL })];
  const [venue] = await scarceVenues(first.request, 14);
  if (!venue) throw new Error('no venue has its largest room free');
  for (const customer of [first, second]) await hold(customer.request, venue, baseURL);

  await signIn(page, { email: staff, baseURL });
  await page.goto(`/staff/planning?country=FRA&venue=${venue.slug}&from=${firstDayOf(venue)}`);
  await cell(page, /matin, Option 2, Atelier Nord, Grand Compte$/).click();
  const held = page.getByRole('dialog').getByRole('listitem').filter({ hasText: claire }).first();
  await held.getByRole('button', { name: 'Retirer l’option' }).click();
  await held.getByRole('button', { name: 'Oui, retirer' }).click();
  await expect(page.getByText(/^Option retirée/)).toBeVisible();
  await expect(cell(page, /matin, Option 1, Grand Compte$/)).toBeVisible();
  await readMail(page.request, { subject: `Votre option chez Comet ${venue.name} est retirée`, to: claire });
  await readMail(page.request, { subject: `Votre option chez Comet ${venue.name} passe en premier`, to: hugo });
  await first.context().close();
  await second.context().close();
});

// Covers B-O03.
test('the slots of a board read Libre, Option 1, Option 2 and Validé', async ({ page, browser, baseURL }) => {
  const [first, second] = [await another(browser, { email: claire, baseURL }), await another(browser, { email: hugo, baseURL })];
  const [venue] = await scarceVenues(first.request, 18);
  if (!venue) throw new Error('no venue has its largest room free');
  await signIn(page, { email: staff, baseURL });
  const board = `/staff/planning?country=FRA&venue=${venue.slug}&from=${firstDayOf(venue)}`;
  const states: [RegExp, () => Promise<unknown>][] = [
    [/matin, Libre$/, async () => undefined],
    [/matin, Option 1, Atelier Nord$/, () => hold(first.request, venue, baseURL)],
    [/matin, Option 2, Atelier Nord, Grand Compte$/, () => hold(second.request, venue, baseURL)],
  ];
  for (const [words, become] of states) {
    await become();
    await page.goto(board);
    await expect(cell(page, words)).toBeVisible();
  }
  for (const customer of [first, second]) await customer.context().close();

  const [from, to] = [0, 99].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const { bookings }: Planning = await (await page.request.get(`/api/planning/venues/etoile?from=${from}&to=${to}`)).json();
  const signed = bookings.find(({ status }) => status === 'confirmed');
  await page.goto(`/staff/planning?country=FRA&venue=etoile&from=${signed?.firstDay}`);
  await expect(cell(page, /, Validé, /)).toBeVisible();
});

test('a board shows what is free, closed and booked, and leads from a booking to its quote and back', async ({ page, baseURL }) => {
  await signIn(page, { email: staff, baseURL });
  const [from, to] = [0, 99].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const planning: Planning = await (await page.request.get(`/api/planning/venues/etoile?from=${from}&to=${to}`)).json();
  const booking = planning.bookings.find(({ status, quote }) => status === 'confirmed' && quote);
  if (!booking?.quote) throw new Error('the demo has no confirmed booking with a quote');

  await page.goto(`/staff/planning?country=FRA&venue=etoile&from=${booking.firstDay}`);
  for (const state of ['Libre', 'Fermé']) await expect(cell(page, new RegExp(`matin, ${state}$`))).toBeVisible();
  const bar = cell(page, new RegExp(`, Validé, ${booking.customer?.companyName}$`));
  await bar.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText(booking.customer?.companyName ?? 'nobody');
  await card.hover();
  await expect(card.getByText('Disposition')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await bar.focus();
  await expect(bar).toHaveAccessibleDescription(/Disposition/);
  await bar.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: booking.customer?.email })).toBeVisible();
  await expect(dialog.getByText(`${booking.quote.pax} personnes`)).toBeVisible();
  const price = /[\d\s]+,\d\d\s€ TTC/.exec((await dialog.textContent()) ?? '')?.[0].replace(' TTC', '');
  await dialog.getByRole('link', { name: 'Voir le devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Devis, ${booking.customer?.companyName}` })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Total TTC' })).toContainText(price?.trim() ?? 'no price');
  await page.getByRole('link', { name: 'Voir au planning' }).click();
  await expect(cell(page, /, Validé, /)).toBeVisible();
});

/** The answer to a search of a Belgian venue for a day. */
const searchOn = async (request: APIRequestContext, date: string): Promise<string> => {
  const days = [{ date, plenary: { pax: 8, duration: 'AM', configuration: 'board' }, subcommittees: [] }];
  const query = new URLSearchParams({ countryCode: 'BEL', action: 'availabilities', days: JSON.stringify(days) });
  const answer = await request.get(`/api/available-venues?${query}`);
  return answer.ok() ? 'open' : ((await answer.json()).errors['days.0.date'] ?? `${answer.status()}`);
};

/** A day from week 16 on that venues in Belgium are open on. */
const openDay = async (request: APIRequestContext): Promise<string> => {
  const [day] = meetingDays();
  day.setUTCDate(day.getUTCDate() + 16 * 7);
  for (; ; day.setUTCDate(day.getUTCDate() + 7)) {
    const date = day.toISOString().slice(0, 10);
    if ((await searchOn(request, date)) === 'open') return date;
  }
};

/** A holiday to come in Belgium that no closed period has as well. */
const holidayToOpen = async (request: APIRequestContext): Promise<string> => {
  const [{ holidays }, { periods }] = await Promise.all(
    ['holidays', 'closed-periods'].map(async (list) => (await request.get(`/api/planning/countries/BEL/${list}`)).json()),
  );
  const isClosed = (date: string) => (periods as { from: string; to: string }[]).some(({ from, to }) => from <= date && date <= to);
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const found = (holidays as { date: string }[]).find(({ date }) => date > soon && !isClosed(date));
  if (!found) throw new Error('no holiday to come');
  return found.date;
};

test('a closing and an opened holiday are edited, seen on the board, and felt by the next search', async ({ page, baseURL }) => {
  await signIn(page, { email: staff, baseURL });
  const date = await openDay(page.request);
  const holiday = await holidayToOpen(page.request);
  expect(await searchOn(page.request, holiday)).toBe('closed_day');
  const seeBoard = (day: string, words: RegExp) =>
    test.step(`the board on ${day}`, async () => {
      await page.goto(`/staff/planning?country=BEL&venue=louise&from=${day}`);
      await expect(cell(page, words)).toBeVisible();
    });
  const named = (day: string) => formatDay(day, 'fr-FR', 'full').replaceAll(/\s/g, '\\s');

  const holidaySwitch = page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(named(holiday)) })
    .getByRole('switch');
  await page.goto('/staff/calendar?country=BEL');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const dialog = page.getByRole('dialog');
  for (const side of ['Du', 'Au']) await dialog.getByLabel(side, { exact: true }).fill(date);
  for (const reason of await dialog.getByRole('textbox', { name: /^Raison/ }).all()) await reason.fill('Travaux du toit');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Thanks!/)).toBeVisible();
  await holidaySwitch.click();
  await expect.poll(() => searchOn(page.request, date)).toBe('closed_day');
  await expect.poll(() => searchOn(page.request, holiday)).toBe('open');
  await seeBoard(date, new RegExp(`${named(date)}, matin, Fermé$`));
  await expect(page.getByRole('columnheader', { name: /Travaux du toit/ })).toBeVisible();
  await seeBoard(holiday, new RegExp(`${named(holiday)}, matin, Libre$`));

  await page.goto('/staff/calendar?country=BEL');
  await page.getByRole('button', { name: 'Modifier Travaux du toit' }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByRole('button', { name: 'Oui, supprimer' }).click();
  await expect(page.getByText('Fermeture supprimée')).toBeVisible();
  await holidaySwitch.click();
  await expect.poll(() => searchOn(page.request, date)).toBe('open');
  await expect.poll(() => searchOn(page.request, holiday)).toBe('closed_day');
});

test('rooms that staff block are offered to nobody, and are again once the block is removed', async ({ page, browser, baseURL }) => {
  const customer = await another(browser, { email: claire, baseURL });
  const [venue] = await scarceVenues(customer.request, 21);
  if (!venue) throw new Error('no venue has its largest room free');
  const isOffered = async () => (await availabilityOf(customer.request, venue)).type === 'available';
  expect(await isOffered()).toBe(true);

  await signIn(page, { email: staff, baseURL });
  await page.goto(`/staff/planning?country=FRA&venue=${venue.slug}&from=${firstDayOf(venue)}`);
  const blocks = page.getByRole('region', { name: 'Blocages' });
  await blocks.getByRole('button', { name: 'Bloquer des salles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Tout le lieu' }).check({ force: true });
  await dialog.getByLabel('Raison').fill('Peinture des salons');
  await dialog.getByRole('button', { name: 'Bloquer', exact: true }).click();
  await expect(blocks.getByText('Peinture des salons')).toBeVisible();
  await expect(cell(page, /matin, Bloqué, Peinture des salons$/)).toBeVisible();
  expect(await isOffered()).toBe(false);

  await blocks.getByRole('button', { name: /^Retirer/ }).click();
  await blocks.getByRole('button', { name: 'Oui, retirer' }).click();
  await expect(blocks.getByText('Aucune salle n’est bloquée.')).toBeVisible();
  await expect(cell(page, /matin, Libre$/)).toBeVisible();
  expect(await isOffered()).toBe(true);
  await customer.context().close();
});

test('staff move an option into another room: the board shows it there, and its customer gets a mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await another(browser, { email: claire, baseURL });
  const [largest] = await scarceVenues(customer.request, 22);
  if (!largest) throw new Error('no venue has its largest room free');
  const venue = { ...largest, query: morningFor(8, 22) };
  const { slug } = venue;
  const day = firstDayOf(venue);
  const quoteId = await hold(customer.request, venue, baseURL);

  await signIn(page, { email: staff, baseURL });
  await page.goto(`/staff/planning?country=FRA&venue=${slug}&from=${day}`);
  await cell(page, /matin, Option 1, Atelier Nord$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Changer de salle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer de salle' });
  const room = dialog.getByRole('combobox');
  const free = room.locator('option:not([disabled])').filter({ hasText: /personnes$/ });
  const [after, label] = [(await free.first().getAttribute('value')) ?? '', (await free.first().textContent()) ?? ''];
  const before = await room.inputValue();
  await room.selectOption(after);
  await dialog.getByLabel(/^Raison/).fill('Travaux dans la première');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Changer', exact: true }).click();
  await expect(page.getByText(/^Salle changée/)).toBeVisible();
  const moved = label.split(',')[0] ?? '';
  await expect(page.getByRole('button', { name: new RegExp(`^${moved}, .*matin, Option 1, Atelier Nord$`) }).first()).toBeVisible();
  const { claims } = (await (
    await page.request.get(`/api/planning/venues/${slug}?${new URLSearchParams({ from: day, to: day })}`)
  ).json()) as Planning;
  expect(claims.map(({ roomId }) => roomId)).toContain(after);
  expect(claims.map(({ roomId }) => roomId)).not.toContain(before);

  const mail = await readMail(page.request, { subject: `Votre salle chez Comet ${venue.name} a changé`, to: claire, containing: quoteId });
  expect(mail).toContain(moved);
  const headers = { origin: new URL(baseURL ?? '').origin };
  expect((await customer.request.delete(`/api/quotes/${quoteId}/option`, { headers })).ok()).toBe(true);
  await customer.context().close();
});

// design: desk D11
test('an option is dragged into another room: the dialog has that room chosen, and nothing is written before it is confirmed', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await another(browser, { email: claire, baseURL });
  const [largest] = await scarceVenues(customer.request, 20);
  if (!largest) throw new Error('no venue has its largest room free');
  const venue = { ...largest, query: morningFor(8, 20) };
  const day = firstDayOf(venue);
  const quoteId = await hold(customer.request, venue, baseURL);
  const read = async (): Promise<Planning> =>
    (await page.request.get(`/api/planning/venues/${venue.slug}?${new URLSearchParams({ from: day, to: day })}`)).json();
  const roomsOf = async (id: string | undefined) =>
    (await read()).claims.filter(({ bookingId }) => bookingId === id).map(({ roomId }) => roomId);

  await signIn(page, { email: staff, baseURL });
  await page.goto(`/staff/planning?country=FRA&venue=${venue.slug}&from=${day}`);
  const { rooms, claims, bookings } = await read();
  const own = bookings.find((booking) => booking.quoteId === quoteId);
  const [before] = await roomsOf(own?.id);
  const held = cell(page, new RegExp(`^${rooms.find(({ id }) => id === before)?.name}, .*matin, Option 1, Atelier Nord$`));
  await expect(held).toBeVisible();
  const other = rooms.find(({ id, category }) => id !== before && category !== 'Restaurant' && !claims.some(({ roomId }) => roomId === id));
  if (!other) throw new Error('no other room is free');
  const column = await held.getAttribute('data-column');
  const free = page
    .locator(`[data-column="${column}"]`)
    .and(page.getByRole('button', { name: new RegExp(`^${other.name}, .*matin, Libre$`) }));
  await free.scrollIntoViewIfNeeded();
  const [from, to] = [await held.boundingBox(), await free.boundingBox()];
  if (!from || !to) throw new Error('a slot is not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(free).toHaveAttribute('data-target', '');
  await page.mouse.up();

  const dialog = page.getByRole('dialog', { name: 'Changer de salle' });
  await expect(dialog.getByRole('combobox')).toHaveValue(other.id);
  expect(await roomsOf(own?.id)).toEqual([before]);
  await dialog.getByLabel(/^Raison/).fill('Plus près de l’accueil');
  await dialog.getByRole('button', { name: 'Changer', exact: true }).click();
  await expect(page.getByText(/^Salle changée/)).toBeVisible();
  expect(await roomsOf(own?.id)).toEqual([other.id]);
  const headers = { origin: new URL(baseURL ?? '').origin };
  expect((await customer.request.delete(`/api/quotes/${quoteId}/option`, { headers })).ok()).toBe(true);
  await customer.context().close();
});

/** A day in sight of a booking's on which all of it could be. */
const freeDayAfter = async (
  request: APIRequestContext,
  { quoteId, day, baseURL }: { quoteId: string; day: string; baseURL: string | undefined },
): Promise<string> => {
  const headers = { origin: new URL(baseURL ?? '').origin };
  const { quote } = await (await request.get(`/api/planning/quotes/${quoteId}`)).json();
  for (const to of [1, 2, 3, 6].map((days) => addDays(day, days))) {
    const data = { days: [{ from: day, to, pax: quote.days[0].plenary.pax }] };
    const { after } = await (await request.post(`/api/deals/${quoteId}/changes/preview`, { headers, data })).json();
    if (after) return to;
  }
  throw new Error('no day of the week could be had');
};

// Lifecycle L17.
test('a confirmed booking is dragged to another day: the dialog of its change begins with that day, and the amendment is sent from there', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const { email, quoteId, startDate } = await approvedBooking(customer, { baseURL, slug: 'les-rotatives' });
  const day = startDate.slice(0, 10);
  await signIn(page, { email: staff, baseURL });
  const next = await freeDayAfter(page.request, { quoteId, day, baseURL });
  const read = async (): Promise<Planning> =>
    (await page.request.get(`/api/planning/venues/les-rotatives?${new URLSearchParams({ from: day, to: next })}`)).json();
  const { rooms, claims, bookings } = await read();
  const own = bookings.find((booking) => booking.quoteId === quoteId);
  const claim = claims.find(({ bookingId }) => bookingId === own?.id);
  const room = rooms.findIndex(({ id }) => id === claim?.roomId);

  await page.goto(`/staff/planning?country=FRA&venue=les-rotatives&from=${day}`);
  const held = page.locator(`[data-row="${room}"][data-day="${day}"]`).and(page.getByRole('button', { name: /, matin, Validé/ }));
  await held.scrollIntoViewIfNeeded();
  const target = page.locator(`[data-row="${room}"][data-day="${next}"]`).first();
  const [from, to] = [await held.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('a slot is not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(target).toHaveAttribute('data-target', '');
  await page.mouse.up();

  const dialog = page.getByRole('dialog', { name: 'Reporter ou modifier la réservation' });
  await expect(dialog.locator('input[type="date"]')).toHaveValue(next);
  await dialog.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await expect(dialog.getByRole('table', { name: 'Avant et après' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer l’avenant à signer' }).click();
  await expect(page.getByText(/^Modification enregistrée/)).toBeVisible();
  await readMail(page.request, { subject: 'à signer', to: email });

  await held.focus();
  await page.keyboard.press('Enter');
  const way = page.getByRole('dialog').getByRole('button', { name: 'Reporter ou modifier' });
  await expect(way).toHaveAttribute('aria-disabled', 'true');
  await expect(way).toHaveAccessibleDescription(/^Une modification attend déjà/);
  await customer.context().close();
});

test('a free half of the board begins a quote at its venue on its day; the survey of an event and the record of a customer lead to the change of the booking', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  const { email, quoteId, eventId, startDate } = await approvedBooking(customer, { baseURL, slug: 'halle-cardinet' });
  await customer.context().close();
  await signIn(page, { email: staff, baseURL });
  const day = addDays(startDate.slice(0, 10), 1);
  await page.goto(`/staff/planning?country=FRA&venue=halle-cardinet&from=${day}`);
  const free = page.locator(`[data-day="${day}"]`).and(page.getByRole('button', { name: /matin, Libre$/ }));
  await free.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau devis' })).toBeVisible();
  await expect(page.getByLabel('Jour', { exact: true })).toHaveValue(day);
  await expect(page.getByRole('combobox', { name: 'Lieu' }).getByRole('option', { selected: true })).toHaveText(/Halle Cardinet/);

  const change = page.getByRole('button', { name: 'Reporter ou modifier' });
  await page.goto(`/staff/surveys/${eventId}`);
  await page.getByRole('link', { name: 'Voir le devis' }).click();
  await expect(page).toHaveURL(`/staff/quotes/${quoteId}`);
  await expect(change).toBeVisible();

  await page.goto(`/staff/customers?search=${email}`);
  await page.getByRole('main').getByRole('link', { name: 'Nora Lambert' }).click();
  await page
    .getByRole('row', { name: /Halle Cardinet/ })
    .getByRole('link', { name: /Halle Cardinet/ })
    .click();
  await expect(page).toHaveURL(`/staff/quotes/${quoteId}`);
  await change.click();
  await expect(page.getByRole('dialog', { name: 'Reporter ou modifier la réservation' })).toBeVisible();
});
