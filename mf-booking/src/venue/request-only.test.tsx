import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import { demandId } from '../quote/mint-quote.ts';
import { faultsOnPage, plainText } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { queryFor } from './mint-venue.ts';
import { showVenue } from './show-venue.ts';

const query = queryFor(tuesday);
const venue = { isRequestOnly: true };
const card = () => screen.getByRole('region', { name: 'Réserver Ternes' });
const onlyLink = () => within(card()).getByRole('link');

const expectNoPriceForm = () => {
  expect(within(card()).queryByRole('search')).toBeNull();
  expect(card().textContent).not.toContain('€');
};

test('without a search the list asks for one', async () => {
  await showVenue({ venue, query: '?countryCode=FRA' });
  expectNoPriceForm();
  expect(plainText(onlyLink())).toBe('Choisir mes dates');
  expect(onlyLink().getAttribute('href')).toBe('/?countryCode=FRA');
  expect(await faultsOnPage()).toEqual([]);
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
  expect(await faultsOnPage()).toEqual([]);
});

test('a wrong search goes back to the list, where its fields are', async () => {
  await showVenue({ venue, query, availability: () => refuse('invalid-search', { errors: { 'days.0.date': 'closed_day' } }) });
  expectNoPriceForm();
  expect(onlyLink().getAttribute('href')).toMatch(/^\/\?countryCode=FRA&action=availabilities&days=/);
});
