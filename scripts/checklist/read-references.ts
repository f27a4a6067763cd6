import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { parseRows } from './row-numbers.ts';

/** A test, or a whole file of tests, that names the rows it shows. */
export interface Reference {
  file: string;
  /** Name of the test or group below the comment; empty for a whole file. */
  test: string;
  rows: string[];
}

const comment = /^\s*\/\/ Covers (.+?)\.?$/;
const named = /\b(?:it|test|describe)\b[^('"`]*(?:\([^)]*\))?\(\s*['"`](.+?)['"`],/;

/** Paths of all tests, from the root. */
export const trackedTests = (): string[] =>
  execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The references of all tests: a comment `Covers B-R01, B-R04–B-R07.` stands above the test or group that shows these rows, or at the
 * head of a file all of whose tests do. Throws for a row that no checklist has.
 */
export const readReferences = (): Reference[] =>
  trackedTests().flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const text = comment.exec(line)?.[1];
      if (text === undefined) return [];
      const below = lines.slice(index + 1).find((next) => !comment.test(next)) ?? '';
      return [{ file, test: named.exec(below)?.[1] ?? '', rows: parseRows(text) }];
    });
  });
