import { getVenue } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCard, demandId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { showVenue } from './show-venue.ts';
import { buildVenue, queryFor } from './venue-factory.ts';

// Covers B-A06–B-A07, B-Y02–B-Y04.

const query = queryFor(tuesday);
const card = () => screen.getByRole('region', { name: 'Réserver Ternes' });

test('the ways back from a venue keep the search, the filters and the order of the list', async () => {
  await showVenue({ query: `${query}&sort=price&stepFree=1` });
  const trail = within(screen.getByRole('navigation', { name: 'Vous êtes ici' }));
  const list = `/${query}&sort=price&stepFree=1`;
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([list, list]);
});

// Covers B-P01–B-P02, B-P04, B-P15, B-P17–B-P21, B-P26.
test('the venue: breadcrumb, theme, name, address, description, promises and figures', async () => {
  const { asked } = await showVenue({ query: '?countryCode=FRA' });
  expect(document.title).toBe('Ternes, Paris 17e · Comet');
  const trail = within(screen.getByRole('navigation', { name: 'Vous êtes ici' }));
  expect(trail.getAllByRole('listitem').map(plainText)).toEqual(['Accueil', 'France', 'Ternes']);
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/?countryCode=FRA']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ternes');
  expect(screen.getByText('Hôtel particulier')).toBeTruthy();
  const address = screen.getByRole('link', { name: /^38 avenue des Ternes, 75017 Paris/ });
  expect(address.getAttribute('href')).toBe('https://www.openstreetmap.org/search?query=38%20avenue%20des%20Ternes%2C%2075017%20Paris');
  expect(address.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('Une cour pavée fr')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(plainText)).toEqual(['Tout compris', 'Sans surprise', 'Sur mesure']);
  const figures = screen.getByRole('region', { name: 'Le lieu en bref' });
  expect([...figures.querySelectorAll('dl > div')].map(plainText)).toEqual([
    'personnes au plus108',
    'salles7',
    'places assises86',
    'places debout108',
    'accès à mobilité réduite',
  ]);
  expect(asked()).toEqual([]);
});

// Covers B-P05.
test('the gallery shows the first five pictures, each with its words', async () => {
  const picture = (name: string) => ({
    sources: [{ url: `/${name}.jpg`, width: 960 }],
    width: 960,
    height: 640,
    alternative: { fr: name, en: name, es: name, nl: name },
  });
  const carrousel = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map(picture);
  await showVenue({ venue: { pictures: { cover: null, carrousel } } });
  const gallery = within(screen.getByRole('list', { name: 'Photos de Ternes' }));
  expect(gallery.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['un', 'deux', 'trois', 'quatre', 'cinq']);
});

// Covers B-A16.
test('the search sent from the card goes to the address of the venue, and its answer comes in place', async () => {
  const { router, asked } = await showVenue({
    query: query.replace('&action=availabilities', ''),
    availability: () => ({ type: 'available', price: { type: 'standard', amount: 3_518_00 }, demandId, optionRank: 1 }),
  });
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Voir les disponibilités' }));
  expect(await screen.findByText('Disponible')).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('action')).toBe('availabilities');
  expect(asked()).toHaveLength(1);
});

// Covers B-A05, B-Y06.
test('available: price without VAT and decimals, what is included, and the way on to the add-ons with the search', async () => {
  const { router, tracked } = await showVenue({
    query,
    availability: () => ({
      type: 'available',
      price: { type: 'standard', amount: 7_036_96, perPersonAndDay: 146_60 },
      demandId,
      optionRank: 1,
    }),
  });
  expect(plainText(card())).toContain('Disponible147 € HT par pers. et par jour7 037 € HT en toutSalles, pauses et déjeuners compris');
  expect(screen.queryByText(/première option/)).toBeNull();
  expect(tracked()).toEqual(['ValidSearch_Sent', 'PricedResults_Displayed']);
  await userEvent.click(screen.getByRole('link', { name: /Poser une option/ }));
  await waitFor(() =>
    expect(router.state.navigation.location ?? router.state.location).toMatchObject({ pathname: '/venues/ternes/upsell' }),
  );
  expect(router.state.navigation.location ?? router.state.location).toMatchObject({
    search: `?demandId=${demandId}`,
    state: { search: query },
  });
});

test('behind a first option the card says that ours comes second', async () => {
  await showVenue({
    query,
    availability: () => ({ type: 'available', price: { type: 'standard', amount: 100_00 }, demandId, optionRank: 2 }),
  });
  expect(screen.getByText(/Une première option est déjà posée/)).toBeTruthy();
});

test.each([
  ['available_with_custom_price', { type: 'available_with_custom_price', demandId }],
  ['available with a custom price', { type: 'available', price: { type: 'custom' }, demandId, optionRank: 1 }],
] as const)('%s: no price and no price form, the request form and a callback for the demand instead', async (_, answer) => {
  const { tracked, fake } = await showVenue({ query, availability: () => answer });
  expect(plainText(card())).toContain('Sur mesure');
  expect(card().textContent).not.toContain('€');
  expect(within(card()).queryByRole('search')).toBeNull();
  expect(tracked()).toEqual(['ValidSearch_Sent']);
  const toForm = within(card())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(toForm).toContain(`/venues/ternes/event-demand${query}`);
  await userEvent.click(screen.getByRole('button', { name: 'Me faire rappeler' }));
  expect(await screen.findByText(/C’est noté/)).toBeTruthy();
  expect(fake.calls.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([
    `/api/demands/${demandId}/call-me-back`,
  ]);
  // The answer to the form brings no new answer to the search.
  expect(tracked()).toEqual(['ValidSearch_Sent']);
  await userEvent.click(screen.getByRole('button', { name: 'Modifier ma recherche' }));
  expect(document.activeElement?.textContent).toMatch(/^Jours/);
});

// Covers B-I54.
test('a search without a session opens the sign-in dialog once; closing it keeps the search and asks nothing', async () => {
  const { platform, router, tracked, asked } = await showVenue({
    query,
    availability: () => refuse('authentication-required', { errors: { authentication: 'required' } }),
  });
  expect(platform.signIns.map(({ from }) => from)).toEqual([`/venues/ternes${query}`]);
  expect(tracked()).toEqual(['AnonymousValidSearch_Sent']);
  await act(async () => platform.signIns[0]?.onClose?.());
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).has('action')).toBe(false));
  expect(new URLSearchParams(router.state.location.search).get('days')).toBe(new URLSearchParams(query).get('days'));
  expect(asked()).toHaveLength(1);
  expect(platform.signIns).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Jours/ }).textContent).toContain('19 janvier 2027');
});

// Covers B-A14.
test('a wrong search shows the errors on its fields', async () => {
  const { tracked } = await showVenue({ query, availability: () => refuse('invalid-search', { errors: { 'days.0.date': 'closed_day' } }) });
  expect(screen.getByRole('button', { name: /^Jours/ }).textContent).toContain('Les lieux sont fermés ce jour-là');
  expect(tracked()).toEqual(['InvalidSearch_Sent']);
});

// Covers B-A15.
test('an availability that fails shows nothing: the page stands, monitoring knows', async () => {
  const { platform, tracked } = await showVenue({ query, availability: () => refuse('service-unavailable') });
  expect(plainText(card())).toContain('Choisissez vos jours et vos salles');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(tracked()).toEqual([]);
  expect(platform.reported).toHaveLength(1);
});

// Covers B-A20.
test('a venue that cannot be loaded is raised to the root', async () => {
  const fake = createFake();
  fake.answer(getVenue, () => refuse('not-found'));
  showRoute({ address: '/venues/nowhere', fake });
  expect((await screen.findByRole('alert')).textContent).toBe('raised 404');
});

test('the page speaks the language switched to', async () => {
  const { speak } = await showVenue();
  await speak('en');
  expect(screen.getByText('Une cour pavée en')).toBeTruthy();
  expect(screen.getByText('Town mansion')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Book Ternes' })).toBeTruthy();
});

test('another venue starts with a form of its own', async () => {
  const fake = createFake();
  const { router } = await showVenue({ fake, query });
  fake.answer(getVenue, () => buildVenue(buildCard({ slug: 'bercy', name: 'Bercy' })));
  await act(() => router.navigate('/venues/bercy'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bercy' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Jours/ }).textContent).toContain('Choisir les dates');
});

test('an earlier address of a venue leads to that of today, with the search', async () => {
  const fake = createFake();
  fake.answer(getVenue, () => buildVenue());
  const { router } = showRoute({ address: '/venues/vieux-ternes?countryCode=FRA', fake });
  await screen.findByRole('heading', { level: 1 });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/venues/ternes?countryCode=FRA');
});

test('staff are told where customers do not see a venue', async () => {
  await showVenue({ venue: { unseen: 'draft' } });
  expect(screen.getByText('Brouillon : vous seuls, de l’équipe, voyez cette page.')).toBeTruthy();
});
