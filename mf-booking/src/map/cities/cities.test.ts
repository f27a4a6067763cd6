import { cities } from './cities.ts';
import type { CityFeature, CityMap } from './city-map.ts';

const kinds = ['river', 'canal', 'ring', 'road', 'park', 'district'];

const positionsOf = ({ geometry }: CityFeature) =>
  geometry.type === 'Point' ? [geometry.coordinates] : geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates;

const has = (map: CityMap, kind: string, name: RegExp) =>
  map.features.some(({ properties }) => properties.kind === kind && name.test(properties.name));

test.each(cities)('the map of $slug is sound: known kinds, names, closed rings, places inside its box', async ({ load, box }) => {
  const { type, features } = await load();
  expect(type).toBe('FeatureCollection');
  for (const feature of features) {
    const { kind, name, width, from } = feature.properties;
    expect(kinds).toContain(kind);
    expect(name.trim()).not.toBe('');
    expect(width ?? 1).toBeGreaterThan(0);
    expect(from ?? 12).toBeGreaterThanOrEqual(12);
    for (const position of positionsOf(feature)) {
      expect(position).toHaveLength(2);
      const [longitude, latitude] = position;
      expect([name, longitude >= box.west && longitude <= box.east, latitude >= box.south && latitude <= box.north]).toEqual([
        name,
        true,
        true,
      ]);
    }
    if (feature.geometry.type === 'LineString') expect(feature.geometry.coordinates.length).toBeGreaterThanOrEqual(2);
    if (feature.geometry.type === 'Polygon') {
      for (const ring of feature.geometry.coordinates) {
        expect(ring.length).toBeGreaterThanOrEqual(4);
        expect(ring.at(-1)).toEqual(ring[0]);
      }
    }
  }
});

test.each(cities)('the centre of $slug lies in its box', ({ centre, box }) => {
  expect(centre.latitude > box.south && centre.latitude < box.north && centre.longitude > box.west && centre.longitude < box.east).toBe(
    true,
  );
});

test.each([
  ['paris', 'river', /Seine/],
  ['paris', 'ring', /périphérique/],
  ['paris', 'park', /Bois de Boulogne/],
  ['paris', 'park', /Bois de Vincennes/],
  ['paris', 'park', /Tuileries/],
  ['paris', 'park', /Luxembourg/],
  ['paris', 'park', /Champ-de-Mars/],
  ['paris', 'park', /Buttes-Chaumont/],
  ['brussels', 'canal', /Charleroi/],
  ['brussels', 'ring', /Petite ceinture/],
  ['brussels', 'park', /Bois de la Cambre/],
  ['brussels', 'park', /Cinquantenaire/],
  ['brussels', 'park', /Laeken/],
  ['madrid', 'river', /Manzanares/],
  ['madrid', 'ring', /M-30/],
  ['madrid', 'park', /Retiro/],
  ['madrid', 'park', /Casa de Campo/],
  ['madrid', 'road', /Castellana/],
])('the map of %s has its landmark: %s %s', async (slug, kind, name) => {
  const city = cities.find((candidate) => candidate.slug === slug);
  expect(city && has(await city.load(), kind, name)).toBe(true);
});

/** Metres from a place to the nearest corner or edge of the features of a kind and name. */
const distanceTo = (map: CityMap, kind: string, name: RegExp, [longitude, latitude]: [number, number]) => {
  const toMetres = ([x, y]: [number, number]): [number, number] => [
    (x - longitude) * 111_320 * Math.cos((latitude * Math.PI) / 180),
    (y - latitude) * 111_320,
  ];
  const distances = map.features
    .filter(({ properties, geometry }) => properties.kind === kind && name.test(properties.name) && geometry.type === 'LineString')
    .flatMap((feature) => {
      const line = positionsOf(feature).map(toMetres);
      return line.slice(1).map((end, index) => distanceToEdge(line[index] ?? end, end));
    });
  return Math.min(...distances);
};

const distanceToEdge = ([ax, ay]: [number, number], [bx, by]: [number, number]) => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + share * dx, ay + share * dy);
};

test.each([
  ['paris', 'river', /Seine/, 'Pont de Bir-Hakeim', [2.2876, 48.8556]],
  ['paris', 'river', /Seine/, 'Pont de la Concorde', [2.3196, 48.8635]],
  ['paris', 'river', /Seine/, 'Pont Neuf', [2.3412, 48.857]],
  ['paris', 'river', /Seine/, 'Pont de Bercy', [2.3744, 48.8382]],
  ['paris', 'river', /Seine/, 'Pont de Neuilly', [2.252, 48.8868]],
  ['paris', 'ring', /périphérique/, 'Porte de Vincennes', [2.415, 48.847]],
  ['brussels', 'canal', /Charleroi/, 'Porte de Flandre', [4.3425, 50.8545]],
  ['brussels', 'ring', /Petite ceinture/, 'Arts-Loi', [4.369, 50.8455]],
  ['madrid', 'road', /Castellana/, 'Gregorio Marañón', [-3.6913, 40.4381]],
  ['madrid', 'ring', /M-30/, 'Ventas', [-3.6598, 40.431]],
] as [string, string, RegExp, string, [number, number]][])(
  'the map of %s is true to the ground: %s %s passes by %s',
  async (slug, kind, name, _place, position) => {
    const map = await cities.find((city) => city.slug === slug)?.load();
    expect(map && distanceTo(map, kind, name, position)).toBeLessThan(120);
  },
);
