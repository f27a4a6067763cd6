import { createFake } from '@plenary/http/create-fake';
import { act, screen, waitFor } from '@testing-library/react';
import { demandId } from '../quote/quote-factory.ts';
import { showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { fakeUsers } from '../testing/fake-users.ts';
import { queryFor } from '../venue/venue-factory.ts';

// Covers B-R06–B-R09.

const [claire] = fakeUsers;
const email = 'claire@atelier-nord.example';
let fake = createFake();
beforeEach(() => {
  fake = createFake();
});
afterEach(() => expect(fake.faults).toEqual([]));

const showList = async (query: string, session: (typeof fakeUsers)[number] | null = claire) => {
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => session });
  const shown = showRoute({ address: `/${query}`, fake });
  await screen.findByRole('heading', { level: 1 });
  const told = () => shown.platform.notices.map(({ text }) => text);
  const asked = () => fake.calls.filter(({ address }) => address.startsWith('/api/available-venues')).length;
  const place = () => shown.router.state.location.pathname + shown.router.state.location.search;
  return { ...shown, told, asked, place };
};

test.each([
  ['signup-success', `Bienvenue ! Votre compte ${email} est créé. Un e-mail vous attend pour choisir votre mot de passe.`],
  ['login-success', `Connexion réussie : ${email}.`],
  ['reset-password-sent', `Si ${email} a un compte, un lien pour choisir un nouveau mot de passe vient de lui être envoyé.`],
])('%s is told once and leaves the address, with its e-mail, without another call', async (snackbar, words) => {
  const { told, asked, place, speak, router } = await showList(
    `?${new URLSearchParams({ countryCode: 'FRA', snackbar, 'snackbar-email': email })}`,
  );
  await waitFor(() => expect(place()).toBe('/?countryCode=FRA'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(told()).toEqual([words]);
  expect(asked()).toBe(1);
  const link = screen.getByRole('link', { name: 'Ternes' });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/venues/ternes?countryCode=FRA'));
  await speak('en');
  expect(told()).toEqual([words]);
});

test('an address without a country keeps its message until it is shown', async () => {
  const { told, place, asked } = await showList('?snackbar=login-success');
  await waitFor(() => expect(place()).toBe('/?countryCode=FRA'));
  expect(told()).toEqual(['Connexion réussie.']);
  expect(asked()).toBe(1);
});

test('the search, its prices and its events stay while the message goes', async () => {
  const query = queryFor(tuesday);
  const { told, place, asked, platform } = await showList(`${query}&snackbar=login-success`);
  await waitFor(() => expect(place()).toBe(`/${query}`));
  expect(told()).toHaveLength(1);
  expect(asked()).toBe(1);
  expect(screen.getAllByText('Voir l’offre').length).toBeGreaterThan(0);
  expect(platform.tracked.filter(({ event }) => event === 'ValidSearch_Sent')).toHaveLength(1);
});

test('an e-mail that is none is not shown', async () => {
  const { told } = await showList('?countryCode=FRA&snackbar=login-success&snackbar-email=call%200800%20now');
  await waitFor(() => expect(told()).toEqual(['Connexion réussie.']));
});

test('words that are none of ours are not shown', async () => {
  const { told, asked } = await showList(`?countryCode=FRA&snackbar=${encodeURIComponent('<b>signup-success</b>')}`);
  expect(told()).toEqual([]);
  expect(asked()).toBe(1);
});

test('told over a search without a session, it does not come back with the sign-in', async () => {
  const query = queryFor(tuesday);
  const { told, place, platform } = await showList(`${query}&snackbar=reset-password-sent&snackbar-email=${email}`, null);
  await waitFor(() => expect(place()).toBe(`/${query}`));
  expect(platform.signIns.map(({ from }) => from)).toEqual([`/${query}`]);
  await act(async () => platform.signIns[0]?.onClose?.());
  await waitFor(() => expect(place()).not.toContain('action='));
  expect(told()).toHaveLength(1);
});
