import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Provided, readProvided } from '@plenary/build/provided';
import { root } from '@plenary/build/steps';
import { isBuilt } from './is-built.ts';
import { workspacesNeeded } from './workspaces-needed.ts';

const imports = /import (?:(\w+) from |(?:type )?\{([^}]*)\} from )'([^']+)'/g;
const tokens = /var\(\s*(--[\w-]+)\s*\)/g;

/** The build leads it there (`shared-translation.ts`). */
const aliases: Record<string, string> = { 'react-i18next': '@plenary/platform/translation' };

/** Names that a source imports from modules that a page has once: `@plenary/platform usePlatform`. */
export const importsIn = (source: string): { module: string; name: string }[] =>
  [...source.matchAll(imports)].flatMap(([statement, , list = '', from = '']) => {
    if (statement.startsWith('import type')) return [];
    const names = list.split(',').flatMap((part) => /^\s*(?!type )(\w+)/.exec(part)?.[1] ?? []);
    return names.map((name) => ({ module: aliases[from] ?? from, name }));
  });

/** Tokens that a source has no value of its own for, should they be missing. */
export const tokensIn = (source: string): string[] => [...source.matchAll(tokens)].map(([, name = '']) => name);

const sourcesOf = (workspace: string): string[] => {
  const folder = path.join(root, workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isBuilt(file) || file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

/**
 * What a remote of this checkout uses of the shell: the names and tokens in its sources, and in those of the packages that its build takes in,
 * that the shell of this checkout provides. What a library sets by itself is none of these.
 */
export const usesOfShell = (remote: string, provided: Provided = readProvided()): Provided => {
  const sources = workspacesNeeded(remote).flatMap(sourcesOf);
  const imported = sources.flatMap(importsIn);
  const named = new Set(sources.flatMap(tokensIn));
  const exports = Object.entries(provided.exports).map(([module, names]) => [
    module,
    names.filter((name) => imported.some((one) => one.module === module && one.name === name)),
  ]);
  return { exports: Object.fromEntries(exports), tokens: provided.tokens.filter((token) => named.has(token)) };
};
