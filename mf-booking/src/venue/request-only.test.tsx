import { createBigEventDemand } from '@plenary/contracts/big-event.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demandId } from '../quote/quote-factory.ts';
import { plainText } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { showVenue } from './show-venue.ts';
import { queryFor } from './venue-factory.ts';

// Covers B-P38.

const query = queryFor(tuesday);
const venue = { isRequestOnly: true };
const card = () => screen.getByRole('region', { name: 'Réserver Ternes' });
const onlyLink = () => within(card()).getByRole('link');

const expectNoPriceForm = () => {
  expect(within(card()).queryByRole('search')).toBeNull();
  expect(card().textContent).not.toContain('€');
};

test('without a search the list opens one', async () => {
  await showVenue({ venue, query: '?countryCode=FRA' });
  expectNoPriceForm();
  expect(plainText(onlyLink())).toBe('Choisir mes dates');
  expect(onlyLink().getAttribute('href')).toBe('/?countryCode=FRA');
});

test('with a search a request is one press away', async () => {
  await showVenue({ venue, query: query.replace('&action=availabilities', '') });
  expectNoPriceForm();
  expect(plainText(onlyLink())).toBe('Demander un prix');
  expect(onlyLink().getAttribute('href')).toBe(`/venues/ternes${query}`);
});

test('a search answered with a demand offers the callback for it', async () => {
  await showVenue({ venue, query, availability: () => ({ type: 'available_with_custom_price', demandId }) });
  expectNoPriceForm();
  expect(within(card()).getByRole('button', { name: 'Me faire rappeler' })).toBeTruthy();
  expect(within(card()).queryByRole('button', { name: 'Modifier ma recherche' })).toBeNull();
});

// Covers B-Q10, B-Q13–B-Q14.
test.each([
  ['none', []],
  ['requested', [true]],
  ['offered', [false]],
] as const)('a callback that is %s stands so on the page', async (callback, disabled) => {
  await showVenue({ venue, query, availability: () => ({ type: 'available_with_custom_price', demandId, callback }) });
  const buttons = within(card()).queryAllByRole<HTMLButtonElement>('button', { name: /^(Me faire rappeler|Rappel demandé)$/ });
  expect(buttons.map(plainText)).toEqual(disabled.map((isDone) => (isDone ? 'Rappel demandé' : 'Me faire rappeler')));
  expect(buttons.map((button) => button.disabled)).toEqual(disabled);
  expect(within(card()).queryAllByText(/C’est noté/)).toHaveLength(callback === 'requested' ? 1 : 0);
  // Nobody is promised a call that was not asked for, or is not offered.
  expect(plainText(card())).toContain('écrivez-nous, nous vous répondons sous 24 heures');
  expect(plainText(card()).includes('vous rappelle')).toBe(callback !== 'none');
});

test('a wrong search goes back to the list, where its fields are', async () => {
  await showVenue({ venue, query, availability: () => refuse('invalid-search', { errors: { 'days.0.date': 'too_early' } }) });
  expectNoPriceForm();
  expect(plainText(card())).toContain('Choisissez une date à partir de demain');
  expect(onlyLink().getAttribute('href')).toMatch(/^\/\?countryCode=FRA&action=availabilities&d=2027-01-19&p=24$/);
});

test('a search for a closed day says that it is closed, and names open ones', async () => {
  const saturday = queryFor('2027-01-23');
  await showVenue({ venue, query: saturday, availability: () => refuse('invalid-search', { errors: { 'days.0.date': 'closed_day' } }) });
  expect(plainText(card())).toContain('samedi 23 janvier');
  expect(plainText(card())).not.toContain('Indiquez d’abord');
  expect(within(card()).getAllByRole('link').length).toBeGreaterThan(1);
});

// Covers B-P37.
test('its page has the contact form, with the days of the search, and a demand leaves from there', async () => {
  const fake = createFake();
  fake.answer(createBigEventDemand, () => ({ success: true as const }));
  await showVenue({ venue, query, fake });
  const form = await screen.findByRole('form', { name: 'Demande d’événement' });
  expect(within(form).getByLabelText('Premier jour').textContent).toBe('mardi 19 janvier 2027');
  await userEvent.click(within(form).getByRole('button', { name: 'Envoyer ma demande' }));
  expect(within(form).getByRole('region', { name: /à corriger/ })).toBeTruthy();
});

test('a venue with prices has no contact form', async () => {
  await showVenue({ query });
  expect(screen.queryByRole('form', { name: 'Demande d’événement' })).toBeNull();
});
