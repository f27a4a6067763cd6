import { cornersOf, fitOptions, mapLimits, venueSetKey } from './fit-bounds.ts';
import type { MapVenue } from './map-venue.ts';

// Covers B-V22–B-V24.

const venue = (slug: string, latitude: number, longitude: number, label = '1 000 €'): MapVenue => ({
  slug,
  name: slug,
  coordinates: { latitude, longitude },
  label,
});

test('the limits are those of the specification: maximum zoom 16, initial zoom at most 12, padding 100', () => {
  expect(mapLimits).toMatchObject({ maxZoom: 16, maxInitialZoom: 12, padding: 100 });
});

test('the corners enclose every venue', () => {
  expect(cornersOf([venue('a', 48.8, 2.4), venue('b', 48.9, 2.2), venue('c', 48.7, 2.3)])).toEqual([
    [48.7, 2.2],
    [48.9, 2.4],
  ]);
});

test('no venue has no corners', () => {
  expect(cornersOf([])).toBeNull();
});

test('venues are fitted with 100 px free on each side and never closer than zoom 12', () => {
  expect(fitOptions({ x: 420, y: 720 })).toEqual({ padding: [100, 100], maxZoom: 12, animate: false });
});

// Covers B-V24.
test('the padding is 100 px at every width that holds two of them; a side without room for both keeps a third free', () => {
  expect(fitOptions({ x: 288, y: 201 }).padding).toEqual([100, 100]);
  expect(fitOptions({ x: 180, y: 300 }).padding).toEqual([60, 100]);
});

test('the same venues in another order or with other prices are the same set', () => {
  const [a, b] = [venue('a', 1, 1), venue('b', 2, 2)];
  expect(venueSetKey([b, { ...a, label: 'other' }])).toBe(venueSetKey([a, b]));
  expect(venueSetKey([a])).not.toBe(venueSetKey([a, b]));
});
