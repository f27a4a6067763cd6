import { countryCodes } from '@plenary/contracts/terms';
import fc from 'fast-check';
import { findPlaces, foldedWords, placeAt, places } from './gazetteer.ts';
import { kilometresBetween } from './position.ts';

/** Mainlands with the Balearic Islands; enough to see a swapped sign or figure. */
const bounds = { FRA: [42.3, 51.1, -5, 8.3], BEL: [49.5, 51.6, 2.5, 6.4], ESP: [36, 43.8, -9.3, 3.4] } as const;
const names = (text: string, countryCode: (typeof countryCodes)[number] = 'FRA') =>
  findPlaces({ text, countryCode, most: 7 }).map(({ name, city }) => (city ? `${name}, ${city}` : name));

test('every place lies in its country, to four decimals, and no two lie in the same spot', () => {
  for (const { countryCode, latitude, longitude } of places) {
    const [south, north, west, east] = bounds[countryCode];
    expect(latitude).toBe(Number(latitude.toFixed(4)));
    expect(longitude).toBe(Number(longitude.toFixed(4)));
    expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true);
  }
  expect(new Set(places.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(places.length);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
});

test('a station, airport or area lies within 30 km of its city', () => {
  const far = places.filter(({ city, countryCode, ...place }) => {
    const home = places.find((one) => one.kind === 'city' && one.name === city && one.countryCode === countryCode);
    return home !== undefined && kilometresBetween(home, place) > 30;
  });
  expect(far).toEqual([]);
});

test('the distance is that of the map: Paris to Lyon, two stations of a city, and none to itself', () => {
  const at = (text: string) => findPlaces({ text, countryCode: 'FRA', most: 1 })[0] ?? { latitude: 0, longitude: 0 };
  expect(kilometresBetween(at('Gare de Lyon'), at('Part-Dieu'))).toBeCloseTo(391, -1);
  expect(kilometresBetween(at('Gare du Nord'), at('Gare de Lyon'))).toBeCloseTo(4.3, 0);
  expect(kilometresBetween(at('Orly'), at('Orly'))).toBe(0);
});

test.each([
  ['gare de lyon', 'Gare de Lyon, Paris'],
  ['GARE L EST', 'Gare de l’Est, Paris'],
  ['st lazare', 'Gare Saint-Lazare, Paris'],
  ['etoile', 'Charles de Gaulle – Étoile, Paris'],
  ['cdg', 'Charles-de-Gaulle, Paris'],
  ['defense', 'La Défense, Paris'],
  ['lille eur', 'Lille-Europe, Lille'],
])('%s finds %s, whatever its accents, capitals and abbreviations', (text, name) => {
  expect(names(text)[0]).toBe(name);
});

test.each([
  ['Brussel-Zuid', 'Bruxelles-Midi, Bruxelles'],
  ['Anvers', 'Antwerpen'],
  ['Saragosse', 'Zaragoza'],
  ['Valencia', 'València'],
])('%s is found under the name of another language', (text, name) => {
  expect(names(text, 'BEL')).toContain(name);
});

test('nothing typed suggests the best known of the country; what it has comes before what lies abroad', () => {
  expect(names('', 'ESP')[0]).toBe('Puerta de Atocha, Madrid');
  expect(names('le', 'BEL')[0]).toBe('Leuven');
  expect(names('xyzzy')).toEqual([]);
});

test('every place is found by its own name, and by where it lies', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), (place) => {
      const found = findPlaces({ text: place.name, countryCode: place.countryCode, most: places.length });
      expect(found).toContain(place);
      expect(placeAt(place)).toBe(place);
    }),
  );
});

test('any text is taken, and finds only places that have all its words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.constantFrom(...countryCodes), (text, countryCode) => {
      for (const { words } of findPlaces({ text, countryCode, most: 7 }))
        for (const typed of foldedWords(text)) expect(words.some((word) => word.startsWith(typed))).toBe(true);
    }),
  );
});
