import { feature } from 'topojson-client';
import world from 'world-atlas/countries-50m.json';
import file from './countries.geo.json';
import { type CountriesTopology, pickCountries } from './pick-countries.ts';

const atlas = world as unknown as CountriesTopology;
const countries = file as unknown as CountriesTopology;

test('the file of the countries is what the atlas of npm gives: write-countries.ts has been run since its last update', () => {
  expect(JSON.parse(JSON.stringify(pickCountries(atlas)))).toEqual(countries);
});

test.each([
  ['France', '250', [-5.2, 51.2]],
  ['Belgium', '056', [2.4, 51.6]],
  ['Spain', '724', [-9.4, 43.9]],
])('%s is there, on its place', (_name, id, [west, north]) => {
  const [country] = feature(countries, countries.objects.countries).features.filter((candidate) => candidate.id === id);
  if (country?.geometry.type !== 'MultiPolygon') throw new Error('not a country');
  const points = country.geometry.coordinates.flat(2);
  expect(Math.min(...points.map(([longitude = 0]) => longitude))).toBeCloseTo(west ?? 0, 0);
  expect(Math.max(...points.map(([, latitude = 0]) => latitude))).toBeCloseTo(north ?? 0, 0);
});

test('land out of sight is left out: overseas France, Russia’s mainland, Greenland', () => {
  const points = feature(countries, countries.objects.countries).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : [],
  );
  expect(points.every(([longitude = 0, latitude = 0]) => longitude > -25 && longitude < 60 && latitude > 15)).toBe(true);
});
