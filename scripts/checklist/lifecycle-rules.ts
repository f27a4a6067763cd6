import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { trackedTests } from './read-references.ts';

/** Rules of the life of a booking, `L1` to `L44` (design: lifecycle). */
const rules = Array.from({ length: 44 }, (_, index) => `L${index + 1}`);

const comment = /^\s*\/\/ Lifecycle (L\d+(?:–L\d+)?(?:, L\d+(?:–L\d+)?)*)(?:[.:]|$)/;
/** Another spelling, which nobody would find. */
const unreadable = /^\s*\/\/.*\blifecycle,? L\d/i;

/** The rules of `L9, L27–L30`. Throws for a rule that there is not. */
const parseRules = (text: string): string[] =>
  text.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–');
    const found = rules.slice(rules.indexOf(from), rules.indexOf(to) + 1);
    if (!rules.includes(from) || found.length === 0) throw new Error(`no such rule: ${part}`);
    return found;
  });

/**
 * Rules of the life of a booking against the comments `Lifecycle L9, L11.` above the tests that show them in full or in part: how many are
 * named, and a fault for each that is not, and for a comment in another spelling.
 */
export const checkLifecycle = (): { named: number; of: number; faults: string[] } => {
  const named = new Set<string>();
  const faults: string[] = [];
  for (const file of trackedTests())
    for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      const text = comment.exec(line)?.[1];
      if (text !== undefined) for (const rule of parseRules(text)) named.add(rule);
      else if (unreadable.test(line)) faults.push(`${file}:${index + 1}: write "// Lifecycle L9, L11."`);
    }
  const missing = rules.filter((rule) => !named.has(rule)).map((rule) => `${rule} of the life of a booking is named by no test`);
  return { named: named.size, of: rules.length, faults: [...faults, ...missing] };
};
