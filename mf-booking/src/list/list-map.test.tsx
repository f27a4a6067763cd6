import { listVenues } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const { scrollIntoView } = Element.prototype;
const { matchMedia } = window;
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = matchMedia;
  expect(fake.faults).toEqual([]);
});

// Leaflet reads the size of its box and scrolls the page; jsdom lays nothing out and cannot scroll.
const sides = ['clientWidth', 'clientHeight'].map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)] as const);
beforeAll(() => {
  window.scrollTo = () => {};
  window.scrollBy = () => {};
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

const unit = 'Prix HT par personne et par jour';

// Covers B-V05.
test('each venue has its pin, named with its price or with custom price', async () => {
  await showList(queryFor(tuesday));
  expect((await pin(/^Ternes, /)).getAttribute('aria-label')).toMatch(/^Ternes, \d\s\d{3}\s€$/);
  expect(await pin('Bourse, Sur mesure')).toBeTruthy();
  expect(screen.queryByText(unit)).toBeNull();
});

test('a pin says the first figure of its card: the price per person and day, as the map says', async () => {
  const price = { type: 'standard' as const, amount: 4_960_60, perPersonAndDay: 103_35 };
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues: [buildCard({ price })], demandId }));
  await showList(queryFor(tuesday));
  expect(await pin(/^Ternes, 103\s€$/)).toBeTruthy();
  expect(screen.getByText(unit)).toBeTruthy();
});

test('before a search a pin says the least price, as its card does, and where none is told the name', async () => {
  const venues = [buildCard({ fromPrice: 11_900 }), buildCard({ name: 'Bourse', slug: 'bourse' })];
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues }));
  await showList();
  expect(await pin(/^Ternes, dès 119\s€$/)).toBeTruthy();
  expect(await pin('Bourse')).toBeTruthy();
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

const preview = () => screen.queryByRole('list', { name: 'Lieux de la carte' });

test('a pin shows its venue at the foot of the map and brings its card into sight; the preview leads to the venue with the search', async () => {
  const query = queryFor(tuesday);
  const { router } = await showList(query);
  const brought: Element[] = [];
  Element.prototype.scrollIntoView = function scrolled() {
    brought.push(this);
  };
  expect(preview()).toBeNull();
  await userEvent.click(await pin(/^Ternes, /));
  const link = within(preview() ?? document.body).getByRole('link', { name: 'Ternes' });
  expect(link).toBe(document.activeElement);
  expect(brought).toEqual([tile('Ternes').parentElement]);
  expect((await pin(/^Ternes, /)).dataset.active).toBe('true');
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`/venues/ternes${query}`));
});

test('a preview is closed by its button or by Escape, and the focus returns to the pin', async () => {
  await showList();
  const ternes = await pin('Ternes');
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Fermer l’aperçu' })),
  ]) {
    act(() => ternes.focus());
    await userEvent.keyboard('{Enter}');
    expect(preview()).toBeTruthy();
    await close();
    expect(preview()).toBeNull();
    expect(ternes).toBe(document.activeElement);
  }
});

test('where there is room for one, the map has all venues in a row to swipe; a pin brings its own to the middle', async () => {
  const everyWidth = { matches: true, addEventListener: () => {}, removeEventListener: () => {} } as unknown as MediaQueryList;
  window.matchMedia = () => everyWidth;
  await showList();
  await userEvent.click(screen.getByRole('button', { name: 'Carte' }));
  await userEvent.click(await pin('Bercy'));
  const cards = within(preview() ?? document.body).getAllByRole('listitem');
  expect(cards.length).toBe(screen.getAllByRole('article').length);
  expect(cards.filter(({ dataset }) => dataset.chosen).map(({ dataset }) => dataset.slug)).toEqual(['bercy']);
  expect(screen.queryByRole('button', { name: 'Fermer l’aperçu' })).toBeNull();

  // Swiped until the third card stands in the middle.
  for (const [index, card] of cards.entries()) card.getBoundingClientRect = () => new DOMRect((index - 2) * 300 + 150, 0, 300, 180);
  fireEvent.scroll(preview() ?? document.body);
  await waitFor(() => expect(cards[2]?.dataset.chosen).toBe('true'));
  expect(cards.filter(({ dataset }) => dataset.chosen)).toHaveLength(1);
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
