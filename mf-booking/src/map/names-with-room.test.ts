import type { CityMap } from './cities/city-map.ts';
import paris from './cities/paris.geo.json';
import { drawCity } from './draw-city.ts';
import { SVG } from './map-library.ts';
import { namesWithRoom } from './names-with-room.ts';

const { names } = drawCity(paris as unknown as CityMap, new SVG());
/** Plate carrée is near enough for names of one city. */
const at = (zoom: number) =>
  namesWithRoom(names, zoom, ({ lat, lng }) => ({ x: (lng * 256 * 2 ** zoom) / 360, y: (-lat * 1.52 * 256 * 2 ** zoom) / 360 }));

test.each([8, 9, 10, 11])('at zoom %s districts are named, as many as stand clear of each other', (zoom) => {
  const shown = at(zoom);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ kind }) => kind === 'district')).toBe(true);
  expect(shown.length).toBeLessThan(names.filter(({ kind }) => kind === 'district').length);
  expect(shown.length).toBeLessThanOrEqual(at(zoom + 1).length);
});

test('from zoom 12 on every name is written whose feature says so', () => {
  expect(at(12).map(({ text }) => text)).toEqual(expect.arrayContaining(names.filter(({ from }) => from <= 12).map(({ text }) => text)));
});
