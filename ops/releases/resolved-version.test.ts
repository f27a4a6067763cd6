import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionOf } from '@plenary/build/resolved-version';
import { root } from '@plenary/build/steps';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';

const folder = scratchFolder('resolved-version-');
afterAll(() => rmSync(folder, { recursive: true }));

test('a workspace with a React of its own is built, and checked, against that one', () => {
  const install = (place: string, version: string) => {
    mkdirSync(path.join(folder, place, 'node_modules/react'), { recursive: true });
    writeFileSync(path.join(folder, place, 'node_modules/react/package.json'), JSON.stringify({ version }));
  };
  install('.', '19.3.1');
  install('mf-own', '20.0.0');
  mkdirSync(path.join(folder, 'mf-usual'));
  expect(versionOf('react', path.join(folder, 'mf-usual'))).toBe('19.3.1');
  expect(versionOf('react', path.join(folder, 'mf-own'))).toBe('20.0.0');
});

test('a library that is not installed is named', () => {
  expect(() => versionOf('no-such-library', path.join(root, 'shell'))).toThrow('no-such-library is not installed');
});
