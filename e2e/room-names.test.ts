import { randomUUID } from 'node:crypto';
import type { Planning } from '@plenary/contracts/planning.schemas';
import { noAddons } from './authorisation/rows.ts';
import { eventOfQuote, freeSearch, signMadeQuote } from './booked-event.ts';
import { readMail, staff } from './booking-steps.ts';
import { freshAccount, newPassword } from './identity-steps.ts';
import { pdfText } from './pdf-text.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';

const slug = 'entrepot-valmy';
const days = [{ pax: 12, configuration: 'theater', subcommittees: [{ pax: 4, configuration: 'casual' }] }];

/** What is left of a text where a PDF sets spaces around apostrophes, and a mail writes them as HTML. */
const inText = (text: string) =>
  text
    .replaceAll('&#39;', '')
    .replaceAll('&amp;', '&')
    .replaceAll(/['’ʼ\s]/g, '');

test('the rooms of a booking bear one name on quote, option, PDF, signature, mails, event, survey, planning and sheets', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await freshAccount(page.request, { baseURL });
  await signIn(page, { email, password: newPassword, baseURL });
  const { request } = page;
  const read = async (path: string) => (await request.get(path)).json();
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, {
      headers: { origin: new URL(baseURL ?? '').origin, 'idempotency-key': randomUUID() },
      data,
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { demandId } = await freeSearch(request, { slug, countryCode: 'FRA', days });
  const { quoteId } = await post('/api/quote', { demandId, addons: noAddons });
  const { expectedRooms } = await read(`/api/quotes/${quoteId}`);
  await page.goto(`/quotes/${quoteId}`);
  await expect(page.getByText('Salles retenues si vous posez l’option')).toBeVisible();
  const ofQuote = [
    (await page.getByRole('article').first().textContent()) ?? '',
    await pdfText(await (await request.get(`/api/quotes/${quoteId}/pdf?lng=fr`)).body()),
    await readMail(request, { subject: 'Votre devis pour', to: email }),
  ];
  await post(`/api/quotes/${quoteId}/option`, {});

  const { rooms, buildingName } = await read(`/api/quotes/${quoteId}`);
  const names: string[] = rooms.map(({ roomName }: { roomName: string }) => inText(roomName));
  expect(new Set(names).size).toBe(2);
  const ofVenue = (await read(`/api/buildings/${slug}`)).rooms.map(({ name }: { name: string }) => inText(name));
  expect(ofVenue).toEqual(expect.arrayContaining(names));
  expect(expectedRooms.rooms.map(({ roomName }: { roomName: string }) => inText(roomName))).toEqual(names);
  const expectNames = (text: string, place: string) => {
    for (const name of names) expect(inText(text), place).toContain(name);
  };

  for (const text of ofQuote) expectNames(text, 'page, PDF and mail of the quote');

  await page.goto(`/quotes/${quoteId}`);
  for (const { roomName } of rooms) await expect(page.getByText(roomName).first()).toBeVisible();
  expectNames(await pdfText(await (await request.get(`/api/quotes/${quoteId}/pdf?lng=fr`)).body()), 'PDF of the option');
  expectNames(await readMail(request, { subject: `Votre option chez ${buildingName}`, to: email }), 'mail of the option');

  await signMadeQuote(request, { baseURL, quoteId });
  const signed = await request.get(`/api/quotes/${quoteId}/pdf?lng=fr&goal=signature&version=4`);
  expectNames(await pdfText(await signed.body()), 'signed document');
  expectNames(await readMail(request, { subject: `Votre réservation chez ${buildingName}`, to: email }), 'mail of the booking');

  const eventId = await eventOfQuote(request, quoteId);
  await page.goto(`/profile/events/${eventId}`);
  for (const { roomName } of rooms) await expect(page.getByText(roomName).first()).toBeVisible();
  const survey = `/api/meeting-events/${eventId}/customer-survey/day/0`;
  const steps = await Promise.all(['plenary/0', 'subcommittee/0'].map((step) => read(`${survey}/${step}`)));
  expect(steps.map(({ roomName }) => inText(roomName))).toEqual(names);

  const { date } = await read(survey);
  const desk = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await signIn(desk, { email: staff, baseURL });
  const planning: Planning = await (await desk.request.get(`/api/planning/venues/${slug}?from=${date}&to=${date}`)).json();
  const own = planning.bookings.find((booking) => booking.quoteId === quoteId)?.id;
  const booked = planning.claims.filter(({ bookingId }) => bookingId === own).map(({ roomId }) => roomId);
  const ofBooking = planning.rooms.filter(({ id }) => booked.includes(id)).map(({ name }) => inText(name));
  expect(ofBooking.toSorted()).toEqual(names.toSorted());
  await desk.goto(`/staff/sheets/${slug}/${date}`);
  for (const { roomName } of rooms) await expect(desk.getByText(roomName).first()).toBeVisible();
  const sheet = await desk.request.get(`/api/desk/sheets/${slug}/${date}/pdf?lng=fr`);
  expect(sheet.ok(), await sheet.text()).toBe(true);
  expectNames(await pdfText(await sheet.body()), 'PDF of the day');
  await desk.context().close();
});
