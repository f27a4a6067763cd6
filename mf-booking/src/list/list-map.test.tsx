import { listVenues } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCard, demandId } from '../quote/quote-factory.ts';
import { showRoute } from '../quote/route-harness.tsx';
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

// Leaflet reads the size of its box and scrolls the page; jsdom lays nothing out and cannot scroll.
const sides = ['clientWidth', 'clientHeight'].map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)] as const);
beforeAll(() => {
  window.scrollTo = () => {};
  for (const [name] of sides) Object.defineProperty(Element.prototype, name, { configurable: true, get: () => 600 });
});
afterAll(() => {
  for (const [name, original] of sides) if (original) Object.defineProperty(Element.prototype, name, original);
});

const showList = async (query = '?countryCode=FRA') => {
  const shown = showRoute({ address: `/${query}`, fake });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};

const tile = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body;
const pin = (name: string | RegExp) => screen.findByRole('button', { name });

// Covers B-V05.
test('each venue has its pin, named with its price or with custom price', async () => {
  await showList(queryFor(tuesday));
  expect((await pin(/^Ternes, /)).getAttribute('aria-label')).toMatch(/^Ternes, \d\s\d{3}\s€$/);
  expect(await pin('Bourse, Sur mesure')).toBeTruthy();
});

test('a pin says the first figure of its card: the price per person and day', async () => {
  const price = { type: 'standard' as const, amount: 4_960_60, perPersonAndDay: 103_35 };
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues: [buildCard({ price })], demandId }));
  await showList(queryFor(tuesday));
  expect(await pin(/^Ternes, 103\s€$/)).toBeTruthy();
});

test('a hovered card stands out on the map, and a hovered pin in the list', async () => {
  await showList();
  const ternes = await pin('Ternes');
  await userEvent.hover(tile('Ternes'));
  expect(ternes.dataset.active).toBe('true');
  expect((await pin('Bercy')).dataset.active).toBeUndefined();
  await userEvent.unhover(tile('Ternes'));
  expect(ternes.dataset.active).toBeUndefined();
  await userEvent.hover(await pin('Bercy'));
  expect([tile('Bercy'), tile('Ternes')].map(({ classList }) => classList.contains('highlighted'))).toEqual([true, false]);
  await userEvent.unhover(await pin('Bercy'));
  expect(tile('Bercy').classList.contains('highlighted')).toBe(false);
});

test('a pin opens its venue with the search', async () => {
  const query = queryFor(tuesday);
  const { router } = await showList(query);
  await userEvent.click(await pin(/^Ternes, /));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`/venues/ternes${query}`));
});

test('where there is room for one, the list is shown until the map is chosen, and comes back', async () => {
  const { container } = await showList();
  const view = () => container.querySelector('[data-view]')?.getAttribute('data-view');
  expect(view()).toBe('list');
  await userEvent.click(screen.getByRole('button', { name: 'Carte' }));
  expect(view()).toBe('map');
  await userEvent.click(screen.getByRole('button', { name: 'Liste' }));
  expect(view()).toBe('list');
});
