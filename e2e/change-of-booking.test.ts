import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { approvedBooking, eventOfQuote, freeSearch, signMadeQuote } from './booked-event.ts';
import { another, readMail, staff } from './booking-steps.ts';
import { freshAccount, newPassword } from './identity-steps.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const admin = 'admin@comet.example';

const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('a customer moves their booking to another day: the amendment is previewed and signed, and the event with its survey follows', async ({
  page,
  baseURL,
}) => {
  const { email, quoteId, eventId, eventOf, startDate } = await approvedBooking(page, { baseURL, slug: 'coeur-defense' });
  await page.goto(`/profile/events/${eventId}`);
  await page.getByRole('link', { name: 'Reporter ou modifier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier votre réservation' })).toBeVisible();

  // A Saturday: the page says why not, and which days would do.
  await page.getByLabel('Nouveau jour').fill(daysAfter(startDate, 4));
  await page.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await expect(page.getByText('Le lieu ne reçoit pas l’un de ces jours.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('status').getByRole('button').first().click();
  await expect(page.getByRole('table', { name: 'Avant et après' })).toBeVisible();
  const day = await page.getByLabel('Nouveau jour').inputValue();
  expect(day).not.toBe(startDate);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Préparer l’avenant à signer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signer votre avenant' })).toBeVisible();
  expect((await eventOf())?.startDate).toBe(startDate);
  await page.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  await page.getByRole('button', { name: 'Signer l’avenant' }).click();
  await expect.poll(async () => (await eventOf())?.startDate).toBe(day);
  await readMail(page.request, { subject: 'est modifiée', to: email });

  await page.goto(`/quotes/${quoteId}/change`);
  await expect(page.getByRole('cell', { name: 'Faite Avenant', exact: true })).toBeVisible();
  await page.goto(`/profile/events/${eventId}`);
  await expect(page.getByRole('link', { name: 'Modifier la réservation' })).toBeVisible();
  await expect(page.getByText(/^Vous avez déjà reporté cette réservation une fois/)).toBeVisible();
});

test('an amendment speaks of no option: its customer closes it on the page of the release, and the booking stands', async ({
  page,
  baseURL,
}) => {
  const { quoteId, eventId, eventOf, startDate } = await approvedBooking(page, { baseURL, slug: 'villa-yvette' });
  await page.goto(`/profile/events/${eventId}`);
  await page.getByRole('link', { name: 'Reporter ou modifier' }).click();
  await page.getByLabel('Nouveau jour').fill(daysAfter(startDate, 4));
  await page.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await page.getByRole('status').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Préparer l’avenant à signer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signer votre avenant' })).toBeVisible();
  const [, amendment] = /\/quotes\/([^/]+)\/signature/.exec(page.url()) ?? [];

  await page.goto(`/quotes/${amendment}`);
  await expect(page.getByText(/Il peut être signé jusqu’au/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/votre option|Libérer/i);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`/quotes/${amendment}/release-option`);
  await expect(page.getByRole('heading', { level: 1, name: 'Renoncer à cet avenant ?' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/option/i);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clore l’avenant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cet avenant est clos' })).toBeFocused();
  await expect(page.getByText(/reste confirmée telle quelle/)).toBeVisible();
  await page.getByRole('link', { name: 'Voir la réservation actuelle' }).click();
  await expect(page).toHaveURL(`/quotes/${quoteId}`);
  await expect(page.getByText('Signé et confirmé')).toBeVisible();
  expect((await eventOf())?.startDate).toBe(startDate);
});

// Lifecycle L17, L25, L29.
test('a customer gives up a day of two, staff add it again: each is previewed and signed, and the event follows', async ({
  page,
  browser,
  baseURL,
}) => {
  const days = [1, 2].map(() => ({ pax: 12, configuration: 'theater', subcommittees: [] }));
  const addons = { afterwork: false, facilitator: false, teambuilding: false, wellness: false };
  const { quoteId, eventOf, startDate } = await approvedBooking(page, { baseURL, slug: 'fonderie-saint-maur', days, addons });
  const endOf = async () => (await eventOf())?.endDate;
  await page.goto(`/quotes/${quoteId}/change`);
  await page.getByRole('button', { name: /^Renoncer au mercredi/ }).click();
  await expect(page.getByText(/^Jour abandonné/)).toBeVisible();
  await page.getByRole('button', { name: 'Voir ce que cela change' }).click();
  const table = page.getByRole('table', { name: 'Avant et après' });
  await expect(table.getByRole('row', { name: /^Différence TTC/ })).toContainText('-');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Préparer l’avenant à signer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signer votre avenant' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  await page.getByRole('button', { name: 'Signer l’avenant' }).click();
  await expect.poll(endOf).toBe(startDate);

  const desk = await another(browser, { email: staff, baseURL });
  await desk.goto(`/staff/quotes/${quoteId}`);
  await desk.getByRole('button', { name: 'Reporter ou modifier' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ajouter un jour' }).click();
  await expect(dialog.getByLabel('Jour ajouté')).toHaveValue(daysAfter(startDate, 1));
  await dialog.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await expect(dialog.getByRole('table', { name: 'Avant et après' })).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer l’avenant à signer' }).click();
  await expect(dialog).toHaveCount(0);
  await desk.context().close();
  const { changes } = await (await page.request.get(`/api/deals/${quoteId}/changes`)).json();
  await signMadeQuote(page.request, { baseURL, quoteId: changes[0].amendmentId });
  await expect.poll(endOf).toBe(daysAfter(startDate, 1));
});

test('staff change a booking for its customer, and the customer who was about to change it too is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, quoteId } = await approvedBooking(page, { baseURL, slug: 'moulins-de-tolbiac' });
  await page.goto(`/quotes/${quoteId}/change`);
  await page.getByRole('button', { name: 'Un participant de plus' }).click();
  await page.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await expect(page.getByRole('table', { name: 'Avant et après' })).toBeVisible();

  const desk = await another(browser, { email: staff, baseURL });
  await desk.goto(`/staff/quotes/${quoteId}`);
  await desk.getByRole('button', { name: 'Reporter ou modifier' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Participants' }).fill('11');
  await dialog.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await expect(dialog.getByRole('table', { name: 'Avant et après' })).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Modifier la réservation' }).click();
  await expect(dialog).toHaveCount(0);
  await readMail(page.request, { subject: 'est modifiée', to: email });

  await page.getByRole('button', { name: 'Préparer l’avenant à signer' }).click();
  await expect(page.getByText('La situation a changé entre-temps : voici le nouveau calcul.')).toBeVisible();
});

test('two of the staff change one booking at once: the second is told what the first has done, and changes nothing unseen', async ({
  page,
  browser,
  baseURL,
}) => {
  const { quoteId } = await approvedBooking(page, { baseURL, slug: 'la-grande-tablee' });
  const previewed = async (email: string, people: string) => {
    const desk = await another(browser, { email, baseURL });
    await desk.goto(`/staff/quotes/${quoteId}`);
    await desk.getByRole('button', { name: 'Reporter ou modifier' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Participants' }).fill(people);
    await dialog.getByRole('button', { name: 'Voir ce que cela change' }).click();
    await expect(dialog.getByRole('table', { name: 'Avant et après' })).toBeVisible();
    return { desk, dialog };
  };
  const first = await previewed(staff, '11');
  const second = await previewed(admin, '10');
  await first.dialog.getByRole('button', { name: 'Modifier la réservation' }).click();
  await expect(first.dialog).toHaveCount(0);

  const press = second.dialog.getByRole('button', { name: 'Modifier la réservation' });
  await press.click();
  await expect(second.dialog.getByText('La situation a changé entre-temps : voici le nouveau calcul.')).toBeVisible();
  expect(await axeViolations(second.desk)).toEqual([]);
  const { changes } = await (await page.request.get(`/api/deals/${quoteId}/changes`)).json();
  expect(changes).toMatchObject([{ state: 'applied' }]);
  await first.desk.context().close();
  await second.desk.context().close();
});

interface Proposing {
  baseURL: string | undefined;
  demandId: string;
  /** Of its customer. */
  email: string;
  day: string;
}

/** Staff send lines of their own for a demand, without a page; gives the id of the quote. */
const propose = async (desk: Page, { baseURL, demandId, email, day }: Proposing): Promise<string> => {
  const lines = [
    { label: 'La verrière, avec scène', day, quantity: 1, unitPrice: 2_000_00, vatKind: 'service' },
    { label: 'Menu du marché', day, quantity: 12, unitPrice: 60_00, vatKind: 'food' },
  ];
  const headers = { origin: new URL(baseURL ?? '').origin, 'idempotency-key': randomUUID() };
  const { customers } = await (await desk.request.get(`/api/desk/customers?${new URLSearchParams({ search: email })}`)).json();
  const path = `/api/desk/customers/${customers[0].userId}/proposals`;
  const shown = await (await desk.request.post(`${path}/preview`, { headers, data: { demandId, lines } })).json();
  const { totalExcludingVatPrice } = shown.priced;
  const sent = await desk.request.post(path, { headers, data: { demandId, lines, totalExcludingVatPrice } });
  expect(sent.status(), await sent.text()).toBe(201);
  return (await sent.json()).quoteId;
};

/** A proposal at a venue to a new customer, who is signed in on the page, and the desk that made it. */
const proposed = async (page: Page, browser: Browser, { baseURL, slug }: { baseURL: string | undefined; slug: string }) => {
  const email = await freshAccount(page.request, { baseURL });
  await signIn(page, { email, password: newPassword, baseURL });
  const weeksLater = test.info().repeatEachIndex;
  const { demandId, query } = await freeSearch(page.request, { slug, countryCode: 'FRA', weeksLater });
  const [{ date: day }] = JSON.parse(new URLSearchParams(query).get('days') ?? '[]');
  const desk = await another(browser, { email: staff, baseURL });
  const quoteId = await propose(desk, { baseURL, demandId, email, day });
  return { email, day, desk, quoteId };
};

// Lifecycle L17, L19.
test('staff change a signed proposal, its people and its lines; its customer is sent to them, and signs the amendment', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, desk, quoteId } = await proposed(page, browser, { baseURL, slug: 'cour-vaneau' });
  await signMadeQuote(page.request, { baseURL, quoteId });
  await eventOfQuote(page.request, quoteId);
  await page.goto(`/quotes/${quoteId}/change`);
  await expect(page.getByText(/Notre équipe a composé cette réservation avec vous/)).toBeVisible();

  await desk.goto(`/staff/quotes/${quoteId}`);
  await desk.getByRole('button', { name: 'Reporter ou modifier' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Participants' }).first().fill('14');
  await dialog.getByRole('button', { name: 'Écrire les prestations' }).click();
  await dialog.getByRole('button', { name: 'Ajouter une prestation' }).click();
  const added = dialog.getByRole('group', { name: 'Prestation 3' });
  await added.getByRole('textbox', { name: /^Libellé/ }).fill('Piano à queue');
  await added.getByRole('textbox', { name: 'Prix unitaire HT (€)' }).fill('200');
  await dialog.getByRole('button', { name: 'Voir ce que cela change' }).click();
  const table = dialog.getByRole('table', { name: 'Avant et après' });
  await expect(table.getByRole('row', { name: /^Menu du marché 12 × .* 14 × / })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Piano à queue/ })).toContainText('200,00');
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer l’avenant à signer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText(/^Un avenant attend la signature du client/)).toBeVisible();

  const { changes } = await (await page.request.get(`/api/deals/${quoteId}/changes`)).json();
  await signMadeQuote(page.request, { baseURL, quoteId: changes[0].amendmentId });
  await readMail(page.request, { subject: 'est modifiée', to: email });
  await page.goto(`/quotes/${quoteId}`);
  await expect(page.getByRole('row', { name: /^Piano à queue/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Menu du marché.* 14 / })).toBeVisible();
  await desk.context().close();
});

// Lifecycle L10.
test('a change over the limit of its author waits on Today for another person, who approves it; its author and customer are mailed', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, desk, quoteId } = await proposed(page, browser, { baseURL, slug: 'villa-yvette' });
  await signMadeQuote(page.request, { baseURL, quoteId });
  await eventOfQuote(page.request, quoteId);
  await desk.goto(`/staff/quotes/${quoteId}`);
  await desk.getByRole('button', { name: 'Reporter ou modifier' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Écrire les prestations' }).click();
  await dialog.getByRole('group', { name: 'Prestation 1' }).getByRole('textbox', { name: 'Prix unitaire HT (€)' }).fill('1600');
  await dialog.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await expect(dialog.getByText(/^La remise est de 20\s%, plus que les 10\s%/)).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Soumettre pour approbation' }).click();
  await expect(desk.getByText(/^Une autre personne doit approuver votre modification/)).toBeVisible();
  const { pathname } = new URL(desk.url());
  await desk.getByRole('link', { name: 'Voir la réservation' }).click();
  await expect(desk.getByText('Cette réservation n’a pas été modifiée.')).toBeVisible();
  await expect(desk.getByRole('link', { name: /attend une approbation/ })).toHaveAttribute('href', pathname);

  const boss = await another(browser, { email: admin, baseURL });
  await boss.goto('/staff/today?show=approvals');
  await boss.getByRole('list', { name: 'À traiter maintenant' }).locator(`a[href="${pathname}"]`).click();
  await expect(boss.getByRole('row', { name: /^La verrière, avec scène.*1\s600,00/ })).toBeVisible();
  expect(await axeViolations(boss)).toEqual([]);
  await boss.getByRole('button', { name: 'Approuver et modifier' }).click();
  await expect(boss.getByText(/^Approuvée par /)).toBeVisible();
  await readMail(page.request, { subject: 'Votre modification pour', to: staff });
  await readMail(page.request, { subject: 'est modifiée', to: email });
  await page.goto(`/quotes/${quoteId}`);
  await expect(page.getByRole('row', { name: /^La verrière, avec scène/ })).toContainText(/1\s600,00/);
  await Promise.all([desk.context().close(), boss.context().close()]);
});

// Lifecycle L11.
test('staff propose a quote that waits for more people: its option goes along, and the page of the one before leads to it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { day, desk, quoteId: first } = await proposed(page, browser, { baseURL, slug: 'theatre-bidassoa' });
  const headers = { origin: new URL(baseURL ?? '').origin, 'idempotency-key': randomUUID() };
  const placed = await page.request.post(`/api/quotes/${first}/option`, { headers });
  expect(placed.status()).toBe(201);
  const { expiresAt } = await placed.json();

  await desk.goto(`/staff/quotes/${first}`);
  await desk.getByRole('link', { name: 'Proposer d’autres jours ou d’autres participants' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /^Nouvelle version/ })).toBeVisible();
  await expect(desk.getByLabel('Jour', { exact: true })).toHaveValue(day);
  await desk.getByRole('textbox', { name: 'Personnes' }).first().fill('14');
  await desk.getByRole('button', { name: 'Voir ce qui est libre' }).click();
  const form = desk.getByRole('form', { name: 'Proposition' });
  await expect(form.getByLabel('Quantité').nth(1)).toHaveValue('14');
  expect(await axeViolations(desk)).toEqual([]);
  await form.getByRole('button', { name: 'Calculer le total' }).click();
  await form.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(desk.getByText('Version 2')).toBeVisible();
  await desk.context().close();

  await page.goto(`/quotes/${first}`);
  const { supersededBy } = await (await page.request.get(`/api/quotes/${first}`)).json();
  await expect(page).toHaveURL(`/quotes/${supersededBy}`);
  const { option, days } = await (await page.request.get(`/api/quotes/${supersededBy}`)).json();
  expect(option).toMatchObject({ rank: 1, expiresAt });
  expect(days).toMatchObject([{ date: day, plenary: { pax: 14 } }]);
});
