import { listVenues, requestCallback } from '@plenary/contracts/booking.endpoints';
import type { RefusalCode } from '@plenary/contracts/problem';
import { createFake, type Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demandId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { fakeUsers } from '../testing/fake-users.ts';
import { queryFor } from '../venue/venue-factory.ts';

// Covers B-V07, B-M20–B-M21.

const [claire] = fakeUsers;
let fake: Fake = createFake();
beforeEach(() => {
  fake = createFake();
  sessionStorage.clear();
});

const showNoVenues = async () => {
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => claire });
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues: [], demandId }));
  const shown = showRoute({ address: `/${queryFor(tuesday)}`, fake, platform: { session: claire } });
  await screen.findByRole('heading', { name: /^Oups/ }, { timeout: 20_000 });
  const sent = () => fake.calls.filter(({ method }) => method === 'POST');
  return { ...shown, sent };
};
const openForm = async () => userEvent.click(await screen.findByRole('button', { name: 'Écrivez-nous' }));
const field = () => screen.findByRole('textbox', { name: /^Votre projet/ }, { timeout: 20_000 });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer mon message' }));

test('no venue: the words of the specification, and a message to sales with the search, confirmed to the reader', async () => {
  const { sent, unmount } = await showNoVenues();
  expect(
    screen.getByRole('heading', { level: 2, name: "Oups ! Il semble qu'aucun lieu répondant à vos critères ne soit disponible." }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: '0 lieu disponible' }).className).toBe('visually-hidden');
  expect(screen.getByText('Écrivez-nous : nous vous répondons sous 24h avec une proposition.')).toBeTruthy();
  await openForm();
  expect(await field()).toBe(document.activeElement);
  expect(plainText(screen.getByText(/^Votre recherche est jointe/))).toContain('24 pers.');
  await userEvent.type(await field(), 'Une convention');
  await send();
  const confirmation = await screen.findByText(/Votre message est envoyé/);
  expect(confirmation.textContent).toContain(claire?.email);
  expect(sent().map(({ address, body }) => ({ address, body }))).toEqual([
    { address: `/api/demands/${demandId}/call-me-back`, body: { action: 'call-me-back', message: 'Une convention' } },
  ]);
  unmount();
  await showNoVenues();
  expect(await screen.findByText(/Votre message est envoyé/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Écrivez-nous' })).toBeNull();
});

test('an empty message is refused at its field, and nothing is sent', async () => {
  const { sent } = await showNoVenues();
  await openForm();
  await field();
  await send();
  expect(await screen.findByText('Le champ est obligatoire')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test.each<[RefusalCode, RegExp]>([
  ['too-many-requests', /réessayez dans 40 minutes/],
  ['service-unavailable', /n’a pas pu être envoyé/],
])('a message that is not taken (%s) stays, and the reader is told', async (code, text) => {
  await showNoVenues();
  fake.answer(requestCallback, () => refuse(code, { retryAfterSeconds: 2_400 }));
  await openForm();
  await userEvent.type(await field(), 'Une convention');
  await send();
  expect(plainText(await screen.findByRole('alert'))).toMatch(text);
  await waitFor(async () => expect((await field()) as HTMLTextAreaElement).toHaveProperty('value', 'Une convention'));
});
