import { listVenues } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCard, demandId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { fakeUsers } from '../testing/fake-users.ts';
import { listed } from '../testing/listed-venues.ts';
import { queryFor } from '../venue/venue-factory.ts';

const louise = buildCard({
  slug: 'louise',
  name: 'Louise',
  address: { street: '54 avenue Louise', zipCode: '1050', city: 'Bruxelles', district: 'Ixelles', countryCode: 'BEL' },
});
const inFrance = [listed('Ternes', { dayPrice: 131 }), listed('Lepic', { dayPrice: 104 }), listed('Bourse')];

const [claire] = fakeUsers;
let fake = createFake();
beforeEach(() => {
  localStorage.clear();
  fake = createFake();
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => claire });
  // A search finds all but Lepic.
  fake.answer(listVenues, ({ query: { countryCode = 'FRA', action } }) => {
    const venues = countryCode === 'FRA' ? inFrance : countryCode === 'BEL' ? [louise] : [];
    const found = action ? venues.filter(({ slug }) => slug !== 'lepic') : venues;
    return { success: true as const, countryCode, venues: found, ...(action && { demandId }) };
  });
});
afterEach(() => expect(fake.faults).toEqual([]));

const showList = async (query: string, platform: Parameters<typeof showRoute>[0]['platform'] = {}) => {
  const shown = showRoute({ address: `/${query}`, fake, platform });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, query: () => new URLSearchParams(shown.router.state.location.search) };
};
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(plainText);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isPressed = async (name: string) => (await screen.findByRole('button', { name })).getAttribute('aria-pressed') === 'true';
const narrowedTo = (...slugs: string[]) => slugs.map((slug) => `&venue=${slug}`).join('');

test('hearts keep venues in this browser, and a press narrows the list to them and back, in the address', async () => {
  const { query, unmount } = await showList('?countryCode=FRA');
  await press('Favori : Lepic');
  await press('Favori : Ternes');
  await press('Mes favoris (2)');
  expect(names()).toEqual(['Ternes', 'Lepic']);
  expect(query().getAll('venue')).toEqual(['lepic', 'ternes']);
  expect(screen.getByRole('region', { name: 'Vos 2 favoris' })).toBeTruthy();
  await press('Voir tous les lieux');
  expect(names()).toEqual(['Ternes', 'Lepic', 'Bourse']);
  expect(query().toString()).toBe('countryCode=FRA');
  unmount();
  await showList('?countryCode=FRA');
  expect(await isPressed('Favori : Lepic')).toBe(true);
  expect(await isPressed('Favori : Bourse')).toBe(false);
});

test('a venue that is no favourite any more stays in sight until the list is shown anew, so that it can be kept again', async () => {
  localStorage.setItem('plenary-favourites', JSON.stringify(['ternes', 'lepic']));
  await showList(`?countryCode=FRA${narrowedTo('ternes', 'lepic')}`);
  await press('Favori : Lepic');
  expect(names()).toEqual(['Ternes', 'Lepic']);
  await press('Mes favoris (1)');
  expect(names()).toEqual(['Ternes']);
});

test('the link of a selection carries the search, asks for no prices, and is copied', async () => {
  const user = userEvent.setup();
  const { platform } = await showList(`${queryFor(tuesday)}${narrowedTo('ternes', 'bourse')}&sort=price&food=1`, { session: claire });
  await user.click(await screen.findByRole('button', { name: 'Copier le lien à partager' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  const link = new URL(await navigator.clipboard.readText());
  const { action: _, ...search } = Object.fromEntries(new URLSearchParams(queryFor(tuesday)));
  expect(Object.fromEntries(link.searchParams)).toEqual({ ...search, sort: 'price', venue: 'bourse' });
  expect(link.searchParams.getAll('venue')).toEqual(['ternes', 'bourse']);
});

test('a colleague without an account sees the venues of a link with its search, and can keep them', async () => {
  const search = new URLSearchParams(queryFor(tuesday));
  search.delete('action');
  const { platform } = await showList(`?${search}${narrowedTo('ternes', 'lepic')}`, { session: null });
  expect(names()).toEqual(['Ternes', 'Lepic']);
  expect(plainText(screen.getByRole('button', { name: /^Jours/ }))).toContain('19 janv');
  expect(platform.signIns).toEqual([]);
  expect(await screen.findByRole('region', { name: 'Sélection de 2 lieux' })).toBeTruthy();
  expect(await isPressed('Favori : Ternes')).toBe(false);
  await press('Garder en favoris');
  expect(await isPressed('Favori : Ternes')).toBe(true);
  expect(screen.getByRole('region', { name: 'Vos 2 favoris' })).toBeTruthy();
});

test('somebody who is signed in sees the prices of a link at once', async () => {
  const search = new URLSearchParams(queryFor(tuesday));
  search.delete('action');
  const { query } = await showList(`?${search}${narrowedTo('ternes')}`, { session: claire });
  await waitFor(() => expect(query().get('action')).toBe('availabilities'));
  await waitFor(() => expect(plainText(screen.getByRole('article'))).toContain('131 €'));
});

test('selected venues that the list has not are named with the way to them: another country, a search they cannot serve, or gone', async () => {
  await showList(`${queryFor(tuesday)}${narrowedTo('ternes', 'lepic', 'louise', 'nowhere')}`, { session: claire });
  const others = within(await screen.findByRole('list', { name: 'Aussi dans cette sélection' }));
  expect(others.getAllByRole('listitem').map(plainText)).toEqual([
    'Lepic ne peut pas répondre à votre recherche',
    'Louise (Belgique)',
    '1 lieu n’est plus proposé',
  ]);
  expect(others.getByRole('link', { name: 'Lepic' }).getAttribute('href')).toMatch(/^\/venues\/lepic\?/);
  await userEvent.click(others.getByRole('link', { name: 'Louise' }));
  await waitFor(() => expect(names()).toEqual(['Louise']));
});

test('a selection of which the list has none shows no venue, and the words about a search without an answer are not its own', async () => {
  await showList(`?countryCode=FRA${narrowedTo('louise')}`);
  expect(await screen.findByText('(Belgique)')).toBeTruthy();
  expect(names()).toEqual([]);
  expect(screen.queryByText(/^Oups/)).toBeNull();
  await press('Voir tous les lieux');
  expect(names()).toEqual(['Ternes', 'Lepic', 'Bourse']);
});

test('an address that names what is no venue narrows to nothing and breaks nothing', async () => {
  await showList(`?countryCode=FRA${narrowedTo('<script>', '../x')}`);
  await press('Voir tous les lieux');
  expect(names()).toEqual(['Ternes', 'Lepic', 'Bourse']);
});
