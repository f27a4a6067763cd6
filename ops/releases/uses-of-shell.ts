import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Provided, providedFiles, readProvided } from '@plenary/build/provided';
import { root } from '@plenary/build/steps';
import { bundledSources, resolveImport, type SourceFile } from './bundled-sources.ts';
import { workspacesNeeded } from './workspaces-needed.ts';

const lists = /\b(?:import|export)\s+(?!type\b)(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g;
const wholes = /(?:\b(?:import|export)\s+(?!type\b)(?:\w+\s*,\s*)?\*(?:\s*as\s+\w+)?\s*from\s*|\bimport\(\s*)['"]([^'"\n]+)['"]/g;
const tokens = /var\(\s*(--[\w-]+)\s*\)/g;

/** The build leads it there (`shared-translation.ts`). */
const aliases: Record<string, string> = { 'react-i18next': '@plenary/platform/translation' };

/** Names that a source takes from modules that a page has once, to use them or to hand them on: `@plenary/platform usePlatform`. */
export const importsIn = (source: string): { module: string; name: string }[] =>
  [...source.matchAll(lists)].flatMap(([, list = '', from = '']) => {
    const names = list.split(',').flatMap((part) => /^\s*(?!type )(\w+)/.exec(part)?.[1] ?? []);
    return names.map((name) => ({ module: aliases[from] ?? from, name }));
  });

/** Modules that a source takes as a whole: `import * as platform`, `export *`, `import()`. */
const wholeModulesIn = (source: string): string[] => [...source.matchAll(wholes)].map(([, from = '']) => aliases[from] ?? from);

/** Tokens that a source has no value of its own for, should they be missing. */
export const tokensIn = (source: string): string[] => [...source.matchAll(tokens)].map(([, name = '']) => name);

const stylesOf = (workspace: string): string[] => {
  const folder = path.join(root, workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

const comments = /\/\*.*?\*\/|(?<![:'"`])\/\/[^\n]*/gs;
const wordsIn = (sources: readonly SourceFile[]) =>
  new Set(sources.flatMap(({ source }) => source.replaceAll(comments, '').match(/\w+/g) ?? []));

/**
 * Names and members that sources use of what a shell provides. Of a module that is taken as a whole, and of the `Platform` object, every name counts that
 * stands in a source that may have it at hand: which object a member is of cannot be seen.
 */
export const usesIn = (sources: readonly SourceFile[], provided: Provided): Pick<Provided, 'exports' | 'members' | 'version'> => {
  const files = providedFiles();
  const moduleOf = (file: string, name: string) =>
    resolveImport(file, name)
      .map((place) => files.get(place) ?? name)
      .at(0) ?? name;
  const imported = new Set(
    sources.flatMap(({ file, source }) => importsIn(source).map(({ module, name }) => `${moduleOf(file, module)} ${name}`)),
  );
  const whole = new Set(sources.flatMap(({ file, source }) => wholeModulesIn(source).map((module) => moduleOf(file, module))));
  const words = wordsIn(sources);
  const exports = Object.entries(provided.exports).map(([module, names]) => [
    module,
    names.filter((name) => imported.has(`${module} ${name}`) || (whole.has(module) && words.has(name))),
  ]);
  const beside = wordsIn(sources.filter(({ source }) => /platform/i.test(source)));
  return {
    exports: Object.fromEntries(exports),
    members: provided.members.filter((name) => beside.has(name)),
    version: provided.version,
  };
};

/**
 * What a remote of this checkout uses of the shell: the names, members and tokens in its sources, and in those of the packages that its build takes in,
 * that the shell of this checkout provides. What a library sets by itself is none of these.
 */
export const usesOfShell = (remote: string, provided: Provided = readProvided()): Omit<Provided, 'widgets'> => {
  const sources = bundledSources(remote);
  const named = new Set([...sources.map(({ source }) => source), ...workspacesNeeded(remote).flatMap(stylesOf)].flatMap(tokensIn));
  return { ...usesIn(sources, provided), tokens: provided.tokens.filter((token) => named.has(token)) };
};
