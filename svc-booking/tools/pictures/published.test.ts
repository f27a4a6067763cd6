import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoVenues } from '../../src/demo/demo-network.ts';
import { choosePictures } from './choose-pictures.ts';
import pictures from './pictures.json';
import { publishedPictures } from './published-pictures.ts';

interface Listed {
  name: string;
  scene: string;
  venue?: string;
  room?: string;
  people?: number;
}

const listed: readonly Listed[] = pictures;

const folder = path.resolve(__dirname, '../../../shell/public/pictures');
const files = readdirSync(folder).sort();

const positionOf = (name: string) => listed.findIndex((picture) => picture.name === name);

test('every published picture is listed, in the order of the list, with its files and no others', () => {
  const named = publishedPictures.flatMap(({ sources }) => sources.map(({ url }) => path.basename(url)));
  expect(files).toEqual(named.sort());
  const positions = publishedPictures.map(({ name }) => positionOf(name));
  expect(positions.filter((position) => position < 0)).toEqual([]);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

test.each(demoVenues.map(({ venue, rooms }) => ({ slug: venue.slug, names: rooms.map(({ name }) => name) })))(
  '$slug is to have six pictures or more of its own: cover, front, four of its own rooms and one with guests or laid tables',
  ({ slug, names }) => {
    const own = listed.filter((picture) => picture.venue === slug);
    expect(own.length).toBeGreaterThanOrEqual(6);
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining([slug, `${slug}-front`]));
    const shown = own.flatMap(({ room }) => room ?? []);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(names).toEqual(expect.arrayContaining(shown));
    expect(own.some(({ people, scene }) => people !== undefined || scene === 'restaurant')).toBe(true);
  },
);

test.each(demoVenues.map(({ venue, rooms }) => [venue.slug, venue.pictures, rooms] as const))(
  '%s shows what is published of it',
  (slug, shown, rooms) => {
    expect(shown).toEqual(choosePictures(publishedPictures, { slug, rooms }));
  },
);

test('no two pictures that are listed have one name', () => {
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
});

test('restaurants, bars and halls, seen with the back to the windows, are told without window or view', () => {
  const away = publishedPictures.filter(({ scene }) => ['restaurant', 'bar', 'hall'].includes(scene));
  const told = away.flatMap(({ alternative }) => Object.values(alternative));
  expect(told.length).toBeGreaterThan(100);
  for (const text of told) expect(text).not.toMatch(/fenêtre|baie|vue|window|view|ventan|vistas|ramen|uitzicht/i);
});

test('a file is of the kind that its name says', () => {
  const signatures = { '.avif': [4, 'ftypavif'], '.webp': [8, 'WEBP'] } as const;
  for (const file of files) {
    const [from, signature] = signatures[path.extname(file) as keyof typeof signatures];
    const start = readFileSync(path.join(folder, file)).toString('latin1', from, from + signature.length);
    expect([file, start]).toEqual([file, signature]);
  }
});

test('all of them fit in 60 MB', () => {
  const bytes = files.map((file) => statSync(path.join(folder, file)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60e6);
});
