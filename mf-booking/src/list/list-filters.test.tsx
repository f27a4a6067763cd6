import { findAddresses } from '@plenary/contracts/address-search.endpoints';
import { listVenues } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demandId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { answerBooking } from '../testing/answer-booking.ts';
import { fakeUsers } from '../testing/fake-users.ts';
import { facts, listed } from '../testing/listed-venues.ts';
import { queryFor } from '../venue/venue-factory.ts';

const network = [
  listed('Ternes', { dayPrice: 131 }),
  listed('Lepic', { dayPrice: 104, district: 'Paris 18e', facts: facts({ isAccessible: false }) }),
  listed('Bourse', { district: 'Paris 2e' }),
];

let fake = createFake();
beforeEach(() => {
  fake = createFake();
  const [claire] = fakeUsers;
  answerBooking(fake, { now: () => Date.UTC(2027, 0, 14, 9), newId: () => demandId, session: () => claire });
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues: network, demandId }));
});
afterEach(() => expect(fake.faults).toEqual([]));

const showList = async (view = '', platform: Parameters<typeof showRoute>[0]['platform'] = {}) => {
  const shown = showRoute({ address: `/${queryFor(tuesday)}${view}`, fake, platform });
  await screen.findByRole('region', { name: 'Filtrer et trier les lieux' });
  const asked = () => shown.calls.filter(({ address }) => address.startsWith('/api/available-venues')).length;
  return { ...shown, asked, query: () => shown.router.state.location.search };
};

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(plainText);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a need that is pressed leaves the venues that meet it, counted, in the address, without another call', async () => {
  const { asked, query } = await showList();
  await press('Accès PMR');
  expect(names()).toEqual(['Ternes', 'Bourse']);
  expect(screen.getByText('2 avec un prix · 1 sur demande · 2 sur 3')).toBeTruthy();
  expect(new URLSearchParams(query()).get('stepFree')).toBe('1');
  expect(asked()).toBe(1);
  await press('Accès PMR');
  expect(names()).toEqual(['Ternes', 'Lepic', 'Bourse']);
  expect(query()).toBe(queryFor(tuesday));
});

test('where prices are told in credits alone, no filter speaks of euros', async () => {
  const settings = { ...createTestPlatform().settings, productMode: 'TEAMWORK', creditMode: 'TEAMWORK' } as const;
  await showList('&budget=110', { settings });
  await press(/^Filtres/);
  expect(screen.queryByRole('group', { name: 'Prix HT par personne et par jour' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Quartier' })).toBeTruthy();
  expect(plainText(document.body)).not.toContain('110 €');
});

test('budget and districts are chosen with the number of venues they leave, and each is taken back by itself', async () => {
  await showList();
  await press('Filtres');
  const dialog = within(screen.getByRole('dialog', { name: 'Filtres' }));
  const choices = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map(plainText);
  expect(choices('Prix HT par personne et par jour')).toEqual(['Jusqu’à 110 € 1']);
  expect(choices('Quartier')).toEqual(['Paris 2e 1', 'Paris 17e 1', 'Paris 18e 1']);
  await userEvent.click(dialog.getByRole('button', { name: /^Jusqu’à 110/ }));
  expect(choices('Quartier')).toEqual(['Paris 2e 0', 'Paris 17e 0', 'Paris 18e 1']);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Paris 2e/ }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: /^Paris 18e/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir 1 lieu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtres (2)' }));
  expect(names()).toEqual(['Lepic']);
  await press(/^Retirer le filtre : Jusqu’à 110/);
  await press('Retirer le filtre : Paris 18e');
  expect(names()).toEqual(['Ternes', 'Lepic', 'Bourse']);
});

test('the order is chosen from a menu and stands in the address', async () => {
  const { query } = await showList();
  await press('Trier : Notre sélection');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Prix croissant' }));
  expect(names()).toEqual(['Lepic', 'Ternes', 'Bourse']);
  expect(new URLSearchParams(query()).get('sort')).toBe('price');
});

test('the way back from a venue keeps filters and order', async () => {
  const { router } = await showList('&sort=price&parking=1');
  expect(names()).toEqual(['Lepic', 'Ternes', 'Bourse']);
  const link = within(screen.getByRole('heading', { level: 3, name: 'Lepic' })).getByRole('link');
  expect(link.getAttribute('href')).toBe(`/venues/lepic${queryFor(tuesday)}&sort=price&parking=1`);
  expect(router.state.location.pathname).toBe('/');
});

test('filters that no venue meets say so and are taken back by one press; the order stays', async () => {
  const { query } = await showList('&budget=10&sort=price');
  expect(screen.getByRole('heading', { level: 2, name: 'Aucun lieu ne répond à ces filtres.' })).toBeTruthy();
  expect(screen.getByText('3 lieux répondent à votre recherche sans eux.')).toBeTruthy();
  await press('Effacer les filtres');
  expect(names()).toEqual(['Lepic', 'Ternes', 'Bourse']);
  expect(query()).toBe(`${queryFor(tuesday)}&sort=price`);
});

test('another country keeps order, budget and needs, and leaves the districts', async () => {
  await showList('&sort=price&budget=140&parking=1&district=Paris+18e');
  const link = screen.getByRole('link', { name: 'Espagne' });
  const query = new URLSearchParams(link.getAttribute('href')?.slice(1));
  expect(Object.fromEntries(query)).toMatchObject({ countryCode: 'ESP', sort: 'price', budget: '140', parking: '1' });
  expect(query.has('district')).toBe(false);
});

test('an answered search folds to a line that opens the form with the focus in it', async () => {
  await showList();
  await press(/Modifier$/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Jours/ })));
  expect(screen.queryByRole('button', { name: /Modifier$/ })).toBeNull();
});

test('sorted by the distance to a place that is found by keyboard: named, in the address, told on each card, and taken back', async () => {
  const at = (venue: (typeof network)[number], latitude: number, longitude: number) => ({ ...venue, coordinates: { latitude, longitude } });
  const [ternes, lepic, bourse] = network as [(typeof network)[number], (typeof network)[number], (typeof network)[number]];
  const spread = [at(ternes, 48.8788, 2.2945), at(lepic, 48.8846, 2.33), at(bourse, 48.8698, 2.3409)];
  fake.answer(listVenues, () => ({ success: true as const, countryCode: 'FRA' as const, venues: spread, demandId }));
  const { asked, query } = await showList();
  await press('Trier : Notre sélection');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Plus près d’un lieu…' }));
  const field = await screen.findByRole('combobox', { name: 'Près de quel lieu ?' });
  expect(field).toBe(document.activeElement);
  await userEvent.keyboard('gare nord');
  expect(screen.getByRole('option', { name: 'Gare du Nord Paris · gare' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(names()).toEqual(['Bourse', 'Lepic', 'Ternes']);
  expect(query()).toContain('near=48.8809%2C2.3553');
  expect(screen.getByText('à 1,6 km')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Trier : Distance à Gare du Nord' })).toBe(document.activeElement);
  expect(asked()).toBe(1);
  await press(/^Trier/);
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Notre sélection' }));
  expect(names()).toEqual(['Ternes', 'Lepic', 'Bourse']);
  expect(query()).toBe(queryFor(tuesday));
});

describe('with a geocoder', () => {
  const settings = { ...createTestPlatform().settings, addressCountries: ['FRA'] } as const;
  const askForPlace = async () => {
    const shown = await showList('', { settings });
    await press('Trier : Notre sélection');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Plus près d’un lieu…' }));
    await screen.findByRole('combobox', { name: 'Près de quel lieu ?' });
    return { ...shown, searched: () => shown.calls.filter(({ address }) => address.startsWith('/api/addresses')) };
  };

  test('addresses follow the places of the gazetteer, with their source, and one is chosen by keyboard under its name', async () => {
    const port = { name: '8 Boulevard du Port', city: '80000 Amiens', latitude: 49.8974, longitude: 2.2901 };
    const lille = { name: 'Lille', city: '59000', latitude: 50.6311, longitude: 3.0468 };
    fake.answer(findAddresses, () => ({ addresses: [lille, port], attribution: 'BAN' }));
    const { searched, query } = await askForPlace();
    await userEvent.keyboard('lille');
    expect(await screen.findByRole('option', { name: '8 Boulevard du Port 80000 Amiens · adresse' })).toBeTruthy();
    expect(screen.getAllByRole('option', { name: /^Lille\s/ })).toHaveLength(1);
    expect(screen.getByText('Adresses : BAN')).toBeTruthy();
    expect(searched().map(({ address }) => address)).toEqual(['/api/addresses?search=lille&countryCode=FRA']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(query()).toContain('near=49.8974%2C2.2901');
    expect(screen.getByRole('button', { name: 'Trier : Distance à 8 Boulevard du Port' })).toBe(document.activeElement);
  });

  test('the gazetteer answers alone while addresses are refused', async () => {
    fake.answer(findAddresses, () => refuse('too-many-requests'));
    const { searched, platform } = await askForPlace();
    await userEvent.keyboard('gare nord');
    await waitFor(() => expect(searched()).toHaveLength(1));
    expect(screen.getByRole('option', { name: 'Gare du Nord Paris · gare' })).toBeTruthy();
    expect(platform.reported).toEqual([]);
  });
});

test('without a geocoder, and in a country that it does not know, no address is asked for', async () => {
  const { calls } = await showList('', { settings: { ...createTestPlatform().settings, addressCountries: ['ESP'] } });
  await press('Trier : Notre sélection');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Plus près d’un lieu…' }));
  await screen.findByRole('combobox', { name: 'Près de quel lieu ?' });
  await userEvent.keyboard('gare nord{Enter}');
  expect(screen.getByRole('button', { name: 'Trier : Distance à Gare du Nord' })).toBeTruthy();
  expect(calls.filter(({ address }) => address.startsWith('/api/addresses'))).toEqual([]);
});

test('a place that nobody knows finds nothing and says so; a link to a spot without a name says no words of the link', async () => {
  await showList('&near=48.8,2.3');
  await press('Trier : Distance à un point choisi');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Plus près d’un autre lieu…' }));
  await screen.findByRole('combobox');
  await userEvent.keyboard('xyzzy{Enter}');
  expect(screen.getByText(/^Aucun lieu de ce nom/).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('option')).toBeNull();
});
