import { screen, within } from '@testing-library/react';
import { plainText } from '../quote/route-harness.tsx';
import { showVenue } from './show-venue.ts';

const section = () => within(screen.getByRole('region', { name: 'Venir' }));
const around = {
  transit: {
    metros: [
      { line: '2', station: 'Ternes', minutesToWalk: 4 },
      { line: '1', station: 'Étoile', minutesToWalk: 9 },
    ],
    rers: [{ line: 'A', station: 'Étoile', minutesToWalk: 10 }],
    trams: [],
    trains: [{ line: 'TER', station: 'Bercy', minutesToWalk: 20 }],
  },
  buses: [
    { line: '43', station: 'Ternes', minutesToWalk: 4 },
    { line: '93', station: 'Ternes', minutesToWalk: 4 },
  ],
  bikeShareStations: [{ id: '17036', name: 'Place Tristan Bernard' }],
  parkings: [{ name: 'Parking Wagram', street: 'avenue de Wagram', minutesToWalk: 7 }],
};

test('the hours that staff have set stand with the address', async () => {
  await showVenue({ venue: { openingHours: { opens: 7, closes: 21 } } });
  expect(section().getByText('Ouvert de 7 h à 21 h')).toBeTruthy();
});

// Covers B-P30–B-P31.
test('the map shows the venue, and a link opens an outside directions service', async () => {
  await showVenue({ venue: { coordinates: { latitude: 48.8788, longitude: 2.2945 } } });
  expect(await section().findByRole('region', { name: 'Carte : Ternes' })).toBeTruthy();
  expect(await section().findByRole('button', { name: /^Ternes, Itinéraire/ })).toBeTruthy();
  const link = section().getByRole('link', { name: 'Itinéraire (nouvel onglet)' });
  expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/directions?to=48.8788%2C2.2945');
  expect(link.getAttribute('target')).toBe('_blank');
});

// Covers B-P32–B-P36.
test('rail lines under their station, buses, bikes and parkings, with minutes on foot', async () => {
  await showVenue({ venue: around });
  const stations = [...(section().getByRole('heading', { name: 'En métro, tram et train' }).nextElementSibling?.children ?? [])];
  expect(stations.map(plainText)).toEqual([
    '2métro 2Ternes4 min à pied',
    '1métro 1ARER AÉtoile9 min à pied',
    'TERtrain TERBercy20 min à pied',
  ]);
  expect(section().getByText('2').style.background).toMatch(/#003ca6|rgb\(0, 60, 166\)/);
  expect(section().getByText('TER').style.background).toBe('');
  const stops = section().getByRole('heading', { name: 'En bus' }).nextElementSibling;
  expect(plainText(stops)).toBe('43bus 4393bus 93Ternes4 min à pied');
  expect(section().getByText('Place Tristan Bernard')).toBeTruthy();
  expect(plainText(section().getByText(/Parking Wagram/))).toBe('Parking Wagram avenue de Wagram · 7 min à pied');
});

test('what is not near by has no heading', async () => {
  await showVenue();
  expect(section().queryAllByRole('heading', { level: 3 })).toEqual([]);
});
