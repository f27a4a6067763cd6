import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** From the strongest to the weakest. */
export const kindsOfProof = ['journey', 'call', 'page', 'rule'] as const;

/**
 * How a test shows what it claims: `journey`, on the whole platform, mostly in a browser; `call`, by public calls of one service or of
 * the gateway; `page`, by a rendered page whose calls are answered from the contract; `rule`, by a function alone.
 */
export type KindOfProof = (typeof kindsOfProof)[number];

const relativeImport = /from '(\.{1,2}\/[^']+)'/g;

/** Whether a test reaches the app of its service, by itself or through the files of `testing/` folders. */
const reachesApp = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file) || !existsSync(path.join(root, file))) return false;
  seen.add(file);
  const imports = [...readFileSync(path.join(root, file), 'utf8').matchAll(relativeImport)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  );
  return imports.some((to) => to.endsWith('/src/app.ts') || (to.includes('/testing/') && reachesApp(to, seen)));
};

export const kindOfProof = (file: string): KindOfProof => {
  if (file.startsWith('e2e/')) return 'journey';
  if (reachesApp(file)) return 'call';
  return file.endsWith('.test.tsx') && /^(mf-|shell\/)/.test(file) ? 'page' : 'rule';
};
