import type { Availability } from '@plenary/contracts/booking.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCard } from '../quote/quote-factory.ts';
import { plainText } from '../quote/route-harness.tsx';
import { searchFromQuery } from '../search/search-address.ts';
import { thursday, tuesday, wednesday } from '../search/search-test-data.ts';
import { showVenue } from './show-venue.ts';
import { queryFor } from './venue-factory.ts';

// Covers B-A08–B-A11.

const taken =
  (days: string[] = [thursday]) =>
  (): Availability => ({
    type: 'not_available',
    alternatives: { days, venues: [buildCard({ slug: 'bercy', name: 'Bercy', price: { type: 'standard', amount: 3_354_00 } })] },
  });

const dialog = () => screen.findByRole('dialog', { name: 'Ternes n’est pas disponible' });
const hrefOf = (element: HTMLElement) => element.getAttribute('href') ?? '';
const datesIn = (href: string) => searchFromQuery(href.slice(href.indexOf('?'))).days.map(({ date }) => date);

test('the dialog offers other venues with the search unchanged, other days of this one, and venues that are free', async () => {
  const query = queryFor(tuesday);
  const { tracked } = await showVenue({ query, availability: taken() });
  const inside = within(await dialog());
  const list = hrefOf(inside.getByRole('link', { name: 'Voir d’autres lieux' }));
  expect(list).toMatch(/^\/\?countryCode=FRA&action=availabilities/);
  expect(datesIn(list)).toEqual([tuesday]);
  const bercy = inside.getByRole('link', { name: /^Bercy/ });
  expect(hrefOf(bercy)).toBe(`/venues/bercy${query}`);
  expect(plainText(bercy)).toContain('3 354 € HT');
  const day = inside.getByRole('link', { name: 'jeu. 21 janvier 2027' });
  expect(hrefOf(day)).toMatch(/^\/venues\/ternes\?/);
  expect(datesIn(hrefOf(day))).toEqual([thursday]);
  expect(tracked()).toEqual(['ValidSearch_Sent']);
});

test.each([
  ['the button', async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Modifier ma recherche' }))],
  ['Escape', async () => dialog().then(() => userEvent.keyboard('{Escape}'))],
])('%s closes it and goes to the search; the days stay in the card', async (_, close) => {
  await showVenue({ query: queryFor(tuesday), availability: taken() });
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Jours/));
  expect(screen.getByText('Indisponible à ces dates')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'jeu. 21 janvier 2027' })).toBeTruthy();
});

test('several days are moved to open days: a weekend in between is stepped over', async () => {
  // Thursday 21 January is followed by Friday; from Friday on the second day is Monday.
  const friday = '2027-01-22';
  await showVenue({ query: queryFor(tuesday, wednesday), availability: taken([thursday, friday]) });
  const days = within(await dialog()).getAllByRole('link', { name: /janvier 2027/ });
  expect(days.map(plainText)).toEqual(['jeu. 21 – ven. 22 janvier 2027', 'ven. 22 – lun. 25 janvier 2027']);
  expect(days.map((day) => datesIn(hrefOf(day)))).toEqual([
    [thursday, friday],
    [friday, '2027-01-25'],
  ]);
});

test('without the calendar no day is guessed; the venues are there, and monitoring knows', async () => {
  const { platform } = await showVenue({
    query: queryFor(tuesday, wednesday),
    availability: taken(),
    calendar: () => refuse('service-unavailable'),
  });
  const inside = within(await dialog());
  expect(inside.queryByText('Ce lieu à d’autres dates')).toBeNull();
  expect(inside.getByRole('link', { name: /^Bercy/ })).toBeTruthy();
  expect(platform.reported).toHaveLength(1);
});

test('a chosen day is requested and closes the dialog', async () => {
  let answer = taken();
  const { router, asked } = await showVenue({ query: queryFor(tuesday), availability: () => answer() });
  const day = within(await dialog()).getByRole('link', { name: 'jeu. 21 janvier 2027' });
  answer = () => ({
    type: 'available',
    price: { type: 'standard', amount: 100_00 },
    demandId: '4de9c918-36e3-4833-98ab-f5b4a4ac04fb',
    optionRank: 1,
  });
  await userEvent.click(day);
  expect(await screen.findByText('Disponible')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(datesIn(router.state.location.search)).toEqual([thursday]);
  expect(asked()).toHaveLength(2);
});
