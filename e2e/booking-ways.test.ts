import path from 'node:path';
import { addDays } from '@plenary/service-kit/local-time';
import { changeSqlite } from '@plenary/service-kit/testing/change-sqlite';
import { axeViolations } from './axe-violations.ts';
import { approvedBooking, signMadeQuote } from './booked-event.ts';
import { another, claire, staff } from './booking-steps.ts';
import { meetingDays } from './open-days.ts';
import { startOwnPlatform } from './own-platform.ts';
import { quoteTitle } from './quote-title.ts';
import { signIn } from './sign-in.ts';
import { expect, test as strictTest } from './strict-page.ts';

// Nobody can book for today: a day of the journey is brought to today in the platform's own data.
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
test.describe.configure({ mode: 'default' });

const begun = 'L’événement a commencé : la réservation ne se modifie, ne se reporte et ne s’annule plus en ligne.';

test('once the event has begun its quote, its page and both tasks say why not, and whom to write to and call', async ({
  page,
  own,
  baseURL,
}) => {
  const days = [1, 2].map(() => ({ pax: 12, configuration: 'theater', subcommittees: [] }));
  const { quoteId, eventId, startDate } = await approvedBooking(page, { baseURL, slug: 'ternes', days });
  const card = page.getByRole('region', { name: 'Le devis' });
  await page.goto(`/profile/events/${eventId}`);
  await expect(card.getByRole('link', { name: 'Reporter ou modifier' })).toBeVisible();
  // From yesterday to today, so that it has begun and is not over at any hour.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format();
  const frozen = `replace(replace(frozen, '${startDate}', '${addDays(today, -1)}'), '${addDays(startDate, 1)}', '${today}')`;
  changeSqlite(path.join(own.dataDir, 'booking.sqlite'), `UPDATE quote SET frozen = ${frozen} WHERE id = '${quoteId}'`);

  await page.reload();
  await expect(card.getByText(begun)).toBeVisible();
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(card.getByRole('link', { name: /^[+]/ })).toHaveAttribute('href', /^tel:/);
  await expect(card.getByRole('link', { name: /Reporter|Modifier|Annuler/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  for (const [address, headline] of [
    [`/quotes/${quoteId}`, quoteTitle],
    [`/quotes/${quoteId}/change`, 'L’événement a commencé'],
    [`/quotes/${quoteId}/cancellation`, 'L’événement a commencé'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(page.getByText(begun)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: /^(Reporter|Modifier|Annuler)/ })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('what staff wrote the lines of is changed with them and cancelled online, and the pages say so', async ({
  page,
  browser,
  baseURL,
}) => {
  const [day] = meetingDays();
  const desk = await another(browser, { email: staff, baseURL });
  await desk.goto(`/staff/new-quote?${new URLSearchParams({ search: claire, venue: 'arboretum', day: day.toISOString().slice(0, 10) })}`);
  await desk.getByRole('button', { name: 'Choisir Claire Martin' }).click();
  await desk.getByRole('textbox', { name: 'Personnes' }).fill('40');
  await desk.getByRole('button', { name: 'Voir ce qui est libre' }).click();
  const form = desk.getByRole('form', { name: 'Proposition' });
  await form.getByRole('textbox', { name: 'Libellé' }).fill('Serre tropicale, avec scène');
  await form.getByRole('textbox', { name: 'Prix unitaire HT (€)' }).fill('4500');
  await form.getByRole('button', { name: 'Calculer le total' }).click();
  await form.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(desk.getByRole('button', { name: 'Retirer le devis' })).toBeVisible();
  const quotePath = new URL(desk.url()).pathname.replace('/staff', '');
  await desk.context().close();

  await signIn(page, { email: claire, baseURL });
  await page.goto(quotePath);
  await expect(page.getByText(/composé cette réservation/)).toHaveCount(0);
  await signMadeQuote(page.request, { baseURL, quoteId: quotePath.replace('/quotes/', '') });
  await page.reload();
  await expect(
    page.getByText('Notre équipe a composé cette réservation avec vous : elle se modifie et se reporte avec elle.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Annuler la réservation' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Reporter|Modifier)/ })).toHaveCount(0);
  await page.goto(`${quotePath}/change`);
  await expect(page.getByRole('heading', { level: 1, name: 'Une modification avec notre équipe' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${quotePath}/cancellation`);
  await expect(page.getByRole('heading', { level: 1, name: 'Annuler cette réservation ?' })).toBeVisible();
});

test('a past event says that it is over, and whom to write to', async ({ page, baseURL }) => {
  await signIn(page, { email: claire, baseURL });
  const { pasts } = await (await page.request.get('/api/meeting-events')).json();
  await page.goto(`/profile/events/${pasts[0].eventId}`);
  const card = page.getByRole('region', { name: 'Le devis' });
  await expect(card.getByText(/^L’événement est passé/)).toBeVisible();
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});
