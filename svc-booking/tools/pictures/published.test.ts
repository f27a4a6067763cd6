import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { publishedPictures } from '../../src/demo/pictures/published-pictures.ts';
import listed from './pictures.json';

const folder = path.resolve(__dirname, '../../../shell/public/pictures');
const files = readdirSync(folder).sort();

test('every picture that is listed is published, with its files and no others', () => {
  const named = publishedPictures.flatMap(({ sources }) => sources.map(({ url }) => path.basename(url)));
  expect(files).toEqual(named.sort());
  expect(publishedPictures.map(({ name }) => name)).toEqual(listed.map(({ name }) => name).filter((name) => !name.startsWith('addon-')));
});

test('a file is of the kind that its name says', () => {
  const signatures = { '.avif': [4, 'ftypavif'], '.webp': [8, 'WEBP'] } as const;
  for (const file of files) {
    const [from, signature] = signatures[path.extname(file) as keyof typeof signatures];
    const start = readFileSync(path.join(folder, file)).toString('latin1', from, from + signature.length);
    expect([file, start]).toEqual([file, signature]);
  }
});

test('all of them fit in 40 MB', () => {
  const bytes = files.map((file) => statSync(path.join(folder, file)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(40e6);
});
