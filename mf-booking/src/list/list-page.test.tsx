import { listVenues } from '@plenary/contracts/booking.endpoints';
import { documentedSearch } from '@plenary/contracts/search-address';
import type { VenueCard } from '@plenary/contracts/venue';
import { createFake } from '@plenary/http/create-fake';
import { screen, waitFor, within } from '@testing-library/react';
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

/** The list at a query; with cards it is answered these, priced. */
const showList = async (query = '?countryCode=FRA', cards?: VenueCard[]) => {
  if (cards) fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues: cards, demandId }));
  const shown = showRoute({ address: `/${query}`, fake });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, parameters: () => new URLSearchParams(shown.router.state.location.search) };
};

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(plainText);
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body);
const tile = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body;

test.each(['', '?countryCode=DEU'])(
  'an address with no country of the network (%s) gets FRA, and keeps what else it carries',
  async (query) => {
    const days = documentedSearch(queryFor(tuesday)).get('days') ?? '';
    const { parameters, router } = await showList(`${query || '?'}&${new URLSearchParams({ days })}`);
    expect(router.state.location.pathname).toBe('/');
    expect(Object.fromEntries(parameters())).toEqual({ countryCode: 'FRA', days });
    expect(names()).toContain('Ternes');
  },
);

test.each([
  ['FRA', 'France', ['Ternes', 'Lepic', 'Bercy', 'Bourse', 'Mouffetard'], '5 lieux'],
  ['BEL', 'Belgique', ['Louise'], '1 lieu'],
  ['ESP', 'Espagne', ['Goya'], '1 lieu'],
])('%s shows its own venues, counted, and is the current country', async (code, country, venues, count) => {
  await showList(`?countryCode=${code}`);
  expect(names()).toEqual(venues);
  expect(plainText(screen.getByRole('heading', { name: count }))).toBe(count);
  const links = within(screen.getByRole('navigation', { name: 'Pays' })).getAllByRole('link');
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map(plainText)).toEqual([country]);
});

// Covers B-V08–B-V10.
test('a card without a price says "see venue" and leads there with the query', async () => {
  await showList();
  expect(card('Ternes').getByText('Voir le lieu')).toBeTruthy();
  expect(tile('Ternes').textContent).not.toMatch(/€|HT/);
  expect(card('Ternes').getByRole('link').getAttribute('href')).toBe('/venues/ternes?countryCode=FRA');
});

// Covers B-V08–B-V10.
test('a card that was not searched says from what a day costs a person, where its venue has a price', async () => {
  const [ternes, bourse] = [buildCard({ name: 'Ternes', fromPrice: 12_257 }), buildCard({ name: 'Bourse', slug: 'bourse' })];
  await showList('?countryCode=FRA', [ternes, bourse]);
  expect(plainText(tile('Ternes'))).toContain('dès 123 € HT par pers. et par jour');
  expect(plainText(tile('Bourse'))).not.toMatch(/€|dès/);
});

test('a standard price has no decimals and excludes VAT next to "see offer"; a custom one is text alone', async () => {
  const query = queryFor(tuesday);
  await showList(query, [
    buildCard({ price: { type: 'standard', amount: 4_960_60 } }),
    buildCard({ slug: 'bercy', name: 'Bercy', price: { type: 'custom' } }),
  ]);
  expect(plainText(tile('Ternes'))).toMatch(/4 961 € HT, tout compris ?Salles, pauses et déjeuners ?Voir l’offre/);
  expect(plainText(tile('Bercy'))).toMatch(/Sur mesure/);
  expect(tile('Bercy').textContent).not.toMatch(/€|HT/);
  expect(card('Ternes').getByRole('link').getAttribute('href')).toBe(`/venues/ternes${query}`);
  expect(screen.getByRole('heading', { name: '2 lieux disponibles' })).toBeTruthy();
});

test('a priced card says what a person pays a day, the total, and the room with its places in the requested set-up', async () => {
  const fit = { plenary: { name: 'Salon Wagram', area: 28, configuration: 'theater' as const, people: 40 }, roomsCount: 3, floorsCount: 2 };
  await showList(queryFor(tuesday), [
    buildCard({ price: { type: 'standard', amount: 4_960_60, perPersonAndDay: 103_35 }, fit }),
    buildCard({ slug: 'bercy', name: 'Bercy', fit: { ...fit, plenary: { ...fit.plenary, area: undefined }, floorsCount: 1 } }),
    buildCard({ slug: 'lepic', name: 'Lepic', fit: { ...fit, roomsCount: 1, floorsCount: 1 } }),
  ]);
  const facts = (name: string) => card(name).getAllByRole('listitem').map(plainText);
  expect(plainText(tile('Ternes'))).toMatch(
    /103 € HT par pers. et par jour ?4 961 € HT, tout compris ?Salles, pauses et déjeuners ?Voir l’offre/,
  );
  expect(facts('Ternes')).toEqual(['Salon Wagram, 28 m² · Théâtre, 40 places', 'Vos 3 salles sur 2 étages']);
  expect(facts('Bercy')).toEqual(['Salon Wagram · Théâtre, 40 places', 'Vos 3 salles au même étage']);
  expect(facts('Lepic')).toEqual(['Salon Wagram, 28 m² · Théâtre, 40 places']);
});

// Covers B-V06–B-V07.
test('food brands are in a separate group, which is absent without one', async () => {
  const { router } = await showList();
  const group = within(screen.getByRole('region', { name: 'Nos adresses gourmandes' }));
  expect(group.getAllByRole('heading', { level: 3 }).map(plainText)).toEqual(['Mouffetard']);
  await userEvent.click(screen.getByRole('link', { name: 'Belgique' }));
  await waitFor(() => expect(names()).toEqual(['Louise']));
  expect(router.state.location.search).toBe('?countryCode=BEL');
  expect(screen.queryByRole('region', { name: 'Nos adresses gourmandes' })).toBeNull();
});

test('the page has its title', async () => {
  await showList(queryFor(tuesday));
  expect(document.title).toBe('Lieux de réunion et d’événement · Comet');
});

// Covers B-V06–B-V07, B-M20–B-M21.
test('with no venue for the search the page says so in the words of the specification', async () => {
  await showList(queryFor(tuesday), []);
  const words = "Oups ! Il semble qu'aucun lieu répondant à vos critères ne soit disponible.";
  expect(await screen.findByText(/sous 24h/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: words })).toBeTruthy();
  expect(names()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Carte' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Filtrer et trier les lieux' })).toBeNull();
});

test('another country keeps the search: in the address, in the form and in what is asked', async () => {
  const query = queryFor(tuesday);
  const { parameters, calls } = await showList(query);
  await userEvent.click(screen.getByRole('link', { name: 'Espagne' }));
  await waitFor(() => expect(names()).toEqual(['Goya']));
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), countryCode: 'ESP' };
  expect(Object.fromEntries(parameters())).toEqual(asked);
  const last = calls.findLast(({ address }) => address.startsWith('/api/available-venues'))?.address ?? '';
  expect(Object.fromEntries(new URLSearchParams(last.split('?')[1]))).toEqual(
    Object.fromEntries(documentedSearch(new URLSearchParams(asked))),
  );
  expect(plainText(screen.getByRole('button', { name: /^Jours/ }))).toContain('19 janv');
  expect(card('Goya').getByText('Voir l’offre')).toBeTruthy();
});

test('the count says how many of the venues have a price and how many answer on request', async () => {
  const priced = (slug: string) => buildCard({ slug, price: { type: 'standard', amount: 100_00 } });
  const { speak } = await showList(queryFor(tuesday), [
    priced('ternes'),
    priced('lepic'),
    buildCard({ slug: 'bourse', price: { type: 'custom' } }),
  ]);
  expect(screen.getByRole('heading', { name: '3 lieux disponibles' })).toBeTruthy();
  expect(screen.getByText('2 avec un prix · 1 sur demande')).toBeTruthy();
  await speak('en');
  expect(screen.getByText('2 with a price · 1 on request')).toBeTruthy();
});

test('where all answer on request the count says so', async () => {
  await showList(queryFor(tuesday), [buildCard({ slug: 'bourse', price: { type: 'custom' } })]);
  expect(screen.getByText('1 sur demande')).toBeTruthy();
});
