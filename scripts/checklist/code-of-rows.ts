import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { parseRows } from './row-numbers.ts';

/** Where each row is built: paths of files and folders by row. Throws for a path that does not exist. */
export const codeOfRows = (): Map<string, string[]> => {
  const listed: Record<string, string[]> = JSON.parse(readFileSync(path.join(root, 'docs/coverage-code.json'), 'utf8'));
  const missing = Object.values(listed)
    .flat()
    .filter((place) => !existsSync(path.join(root, place)));
  if (missing.length > 0) throw new Error(`docs/coverage-code.json names what does not exist: ${missing.join(', ')}`);
  return new Map(Object.entries(listed).flatMap(([rows, places]) => parseRows(rows).map((row) => [row, places] as const)));
};
