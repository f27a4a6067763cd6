import { listVenues } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCard, demandId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { fakeUsers } from '../testing/fake-users.ts';
import { queryFor } from '../venue/venue-factory.ts';

let fake = createFake();
beforeEach(() => {
  fake = createFake();
  const [claire] = fakeUsers;
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => claire });
});
afterEach(() => expect(fake.faults).toEqual([]));

const showList = async (query: string) => {
  showRoute({ address: `/${query}`, fake });
  await screen.findByRole('heading', { level: 1 });
};

test('before a search the list says what is promised, with the least price of its venues, and how it goes on', async () => {
  const venues = [12_800, 9_100].map((fromPrice, index) => ({
    ...buildCard({ slug: `venue-${index}`, name: `Venue ${index}` }),
    fromPrice,
  }));
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues }));
  await showList('?countryCode=FRA');
  expect(plainText(document.body)).toMatch(/Prix tout compris, dès 91\s€ HT par personne et par jour/);
  expect(screen.getByText('Option gratuite, sans engagement')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'De la recherche au jour J, au même endroit' })).toBeTruthy();
});

test('before a search each city says how many venues it has and from which price, and leads to its list', async () => {
  const { name, palette, pictures } = buildCard({ slug: 'venue-0', name: 'Venue 0' });
  const cover = { name, palette, pictures };
  const venues = [0, 1].map((index) => buildCard({ slug: `venue-${index}`, name: `Venue ${index}` }));
  fake.answer(listVenues, () => ({
    success: true as const,
    countryCode: 'FRA' as const,
    venues,
    countries: [
      { countryCode: 'FRA' as const, city: 'Paris', venueCount: 2, fromPrice: 9_100, cover },
      { countryCode: 'BEL' as const, city: 'Bruxelles', venueCount: 1, cover },
    ],
  }));
  await showList('?countryCode=FRA');
  const cities = within(await screen.findByRole('region', { name: '3 adresses, ville par ville' }));
  expect(plainText(cities.getByRole('link', { name: /^Paris/ }))).toMatch(/2\slieux.*dès\s91\s€/);
  const other = cities.getByRole('link', { name: /^Bruxelles/ });
  expect(plainText(other)).toMatch(/1\slieu$/);
  expect(other.getAttribute('href')).toBe('/?countryCode=BEL');
});

test('a kind of meeting fills in the rooms of the search, and asks for its days', async () => {
  await showList('?countryCode=FRA');
  const formats = within(screen.getByRole('region', { name: 'Commencez par votre réunion' }));
  await userEvent.click(formats.getByRole('button', { name: /^Plénière et sous-salles/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(plainText(screen.getByRole('search') ?? document.body)).toMatch(/48.*2 sous-salles/);
});

test('a search takes the place of what sells it', async () => {
  await showList(queryFor(tuesday));
  expect(screen.queryByRole('region', { name: 'Commencez par votre réunion' })).toBeNull();
  expect(screen.queryByText('Option gratuite, sans engagement')).toBeNull();
});
