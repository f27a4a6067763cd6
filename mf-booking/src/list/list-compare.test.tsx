import { getVenue, listVenues } from '@plenary/contracts/booking.endpoints';
import type { Venue, VenueCard } from '@plenary/contracts/venue';
import type { VenueRoom } from '@plenary/contracts/venue-room';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demandId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { fakeUsers } from '../testing/fake-users.ts';
import { listed } from '../testing/listed-venues.ts';
import { buildVenue, queryFor } from '../venue/venue-factory.ts';

const room: VenueRoom = {
  id: 'wagram',
  name: 'Salon Wagram',
  floor: 1,
  area: 130,
  kind: 'meeting',
  setUps: [{ configuration: 'theater', people: 86 }],
  isStepFree: true,
  hasSeveralScreens: false,
  hasPillar: false,
  height: 320,
  hasDaylight: true,
  hasVideoConference: true,
  equipment: ['screen', 'stage'],
};
const fit = { plenary: { name: 'Salon Wagram', area: 130, configuration: 'theater' as const, people: 86 }, roomsCount: 1, floorsCount: 1 };
const metros = [{ line: '2', station: 'Ternes', minutesToWalk: 4 }];
const venues: Record<string, Partial<Venue>> = {
  ternes: {
    rooms: [room],
    transit: { metros, rers: [], trams: [], trains: [] },
    parkings: [{ name: 'Parking Ternes', street: 'x', minutesToWalk: 3 }],
  },
  lepic: { isAccessible: false, hasFood: false },
  bourse: {},
  bercy: {},
};
const names: Record<string, string> = { ternes: 'Ternes', lepic: 'Lepic', bourse: 'Bourse', bercy: 'Bercy' };
const cards: VenueCard[] = [
  { ...listed('Ternes', { dayPrice: 131 }), fit },
  listed('Lepic', { dayPrice: 104 }),
  listed('Bourse'),
  listed('Bercy', { dayPrice: 120 }),
];

const [claire] = fakeUsers;
let fake = createFake();
beforeEach(() => {
  localStorage.clear();
  fake = createFake();
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => claire });
  fake.answer(listVenues, ({ query: { action } }) => ({
    success: true as const,
    countryCode: 'FRA' as const,
    venues: action ? cards : cards.map(({ price: _, fit: __, ...card }) => card),
    ...(action && { demandId }),
  }));
  fake.answer(getVenue, ({ params: { venueSlug } }) => {
    const told = venues[venueSlug];
    return told ? buildVenue({ slug: venueSlug, name: names[venueSlug] ?? '', ...told }) : refuse('not-found');
  });
});
afterEach(() => expect(fake.faults).toEqual([]));

const showList = async (query: string, platform: Parameters<typeof showRoute>[0]['platform'] = { session: claire }) => {
  const shown = showRoute({ address: `/${query}`, fake, platform });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, query: () => new URLSearchParams(shown.router.state.location.search) };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const comparing = (...slugs: string[]) => `${slugs.map((slug) => `&compare=${slug}`).join('')}&view=compare`;
const table = async () => within(await screen.findByRole('table'));
const row = async (name: RegExp) => {
  const header = (await table()).getByRole('rowheader', { name });
  return within(header.closest('tr') ?? header)
    .getAllByRole('cell')
    .map(plainText);
};

test('up to three venues are picked on their cards, in the address, and compared from two on', async () => {
  const { query, platform } = await showList(queryFor(tuesday));
  await press('Comparer Ternes');
  const bar = within(await screen.findByRole('region', { name: 'Comparaison' }));
  expect(bar.getByRole('status').textContent).toBe('1 lieu à comparer');
  expect(bar.queryByRole('link')).toBeNull();
  await press('Comparer Lepic');
  await press('Comparer Bourse');
  await press('Comparer Bercy');
  expect(platform.notices.map(({ text }) => text)).toEqual(['Trois lieux au plus : retirez-en un d’abord.']);
  expect(query().getAll('compare')).toEqual(['ternes', 'lepic', 'bourse']);
  await press('Retirer Bourse de la comparaison');
  expect((await screen.findByRole('button', { name: 'Comparer Bourse' })).getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(bar.getByRole('link', { name: 'Comparer' }));
  const heading = await screen.findByRole('heading', { level: 2, name: '2 lieux comparés' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(query().get('view')).toBe('compare');
  expect(screen.queryByRole('article')).toBeNull();
});

test('the table tells of each venue its price for the search, its room and its place, and says which rows differ', async () => {
  await showList(queryFor(tuesday) + comparing('ternes', 'lepic', 'bourse'));
  expect((await table()).getAllByRole('columnheader').map(plainText)).toEqual(['Ternes', 'Lepic', 'Bourse']);
  expect(await row(/^Total HT/)).toEqual(['3 144 €', '2 496 €', 'Sur mesure']);
  expect(await row(/^HT par personne et par jour/)).toEqual(['131 €', '104 €', 'Sur mesure']);
  expect(await row(/^Salle/)).toEqual(['Salon Wagram, 130 m² · Théâtre, 86 places', 'Non indiqué', 'Non indiqué']);
  expect(await row(/^Capacité$/)).toEqual(Array(3).fill('jusqu’à 108 pers. · 7 salles'));
  expect(await row(/^Restauration sur place différent/)).toEqual(['Oui', 'Non', 'Oui']);
  expect(await row(/^Accès PMR différent/)).toEqual(['Oui', 'Non', 'Oui']);
  expect(await row(/^Station la plus proche/)).toEqual(['2 · Ternes, 4 min', 'Aucun à proximité', 'Aucun à proximité']);
  expect(await row(/^Parking à proximité/)).toEqual(['Parking Ternes, 3 min à pied', 'Aucun à proximité', 'Aucun à proximité']);
  expect(await row(/^Hauteur/)).toEqual(['3,2 m', 'Non indiqué', 'Non indiqué']);
  expect(await row(/^Lumière du jour/)).toEqual(['Oui', 'Non indiqué', 'Non indiqué']);
  expect(await row(/^Équipement/)).toEqual(['Écran, Estrade et Visioconférence', 'Non indiqué', 'Non indiqué']);
  expect((await table()).getByRole('link', { name: 'Ternes' }).getAttribute('href')).toMatch(/^\/venues\/ternes\?.*view=compare$/);
});

test('rows that are the same everywhere can be left out, and the count of those that differ is told', async () => {
  await showList(queryFor(tuesday) + comparing('bercy', 'bourse'));
  expect(await screen.findByText('2 lignes sur 12 diffèrent.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seulement les différences' }));
  expect((await table()).getAllByRole('rowheader')).toHaveLength(2);
});

test('a link to a comparison needs no account: without a search it says that prices come after one', async () => {
  const { platform } = await showList(`?countryCode=FRA${comparing('ternes', 'lepic')}`, { session: null });
  expect(await row(/^Total HT/)).toEqual(['Après une recherche', 'Après une recherche']);
  expect(await row(/^Salle/)).toEqual(['Salon Wagram, 130 m², la plus grande', 'Non indiqué']);
  expect(platform.signIns).toEqual([]);
});

test('a venue that cannot serve the search says so, and one that is offered no more is counted', async () => {
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues: cards.slice(0, 1), demandId }));
  await showList(queryFor(tuesday) + comparing('ternes', 'lepic', 'nowhere'));
  expect(await row(/^Total HT/)).toEqual(['3 144 €', 'Ne peut pas répondre à votre recherche']);
  expect(screen.getByText('1 lieu n’est plus proposé')).toBeTruthy();
});

test('a venue that is taken out leaves the table and the address, and the way back shows the list with the picks', async () => {
  const { query } = await showList(queryFor(tuesday) + comparing('ternes', 'lepic', 'bourse'));
  await table();
  await press('Retirer Lepic de la comparaison');
  expect(query().getAll('compare')).toEqual(['ternes', 'bourse']);
  await waitFor(async () => expect((await table()).getAllByRole('columnheader')).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Retour aux lieux' }));
  expect(query().has('view')).toBe(false);
  expect((await screen.findByRole('button', { name: 'Comparer Ternes' })).getAttribute('aria-pressed')).toBe('true');
});

test('a comparison that fails to load says so and is tried again', async () => {
  fake.answer(getVenue, () => refuse('service-unavailable'));
  await showList(queryFor(tuesday) + comparing('ternes', 'lepic'));
  expect(await screen.findByText('La comparaison n’a pas pu être chargée.')).toBeTruthy();
  fake.answer(getVenue, ({ params: { venueSlug } }) => buildVenue({ slug: venueSlug, name: names[venueSlug] ?? '' }));
  await press('Réessayer');
  expect((await table()).getAllByRole('columnheader')).toHaveLength(2);
});

test('another country leaves the picks, whose prices it has not', async () => {
  await showList(`${queryFor(tuesday)}&compare=ternes`);
  const link = screen.getByRole('link', { name: 'Espagne' });
  expect(new URLSearchParams(link.getAttribute('href')?.slice(1)).has('compare')).toBe(false);
});
