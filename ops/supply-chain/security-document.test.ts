import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files and folders in backticks, and the targets of links, which start at the document's own folder. */
const pathsOf = (file: string): string[] => {
  const text = read(file);
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, found = '']) => found);
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, found = '']) => path.join(path.dirname(file), found));
  return [...new Set([...named, ...linked])];
};

// Written by the build.
const isBuilt = (file: string) => file.includes('/dist/');

it.each(['docs/security.md', 'SECURITY.md'])('every file that %s names exists', (file) => {
  const paths = pathsOf(file);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((named) => !isBuilt(named) && !existsSync(path.join(root, named)))).toEqual([]);
});

it('the security document speaks of every chapter of ASVS 5.0', () => {
  const chapters = [...read('docs/security.md').matchAll(/^\| V(\d+) /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
