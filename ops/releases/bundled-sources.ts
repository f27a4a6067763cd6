import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { providedFiles } from '@plenary/build/provided';
import { root } from '@plenary/build/steps';
import { isBuilt } from './is-built.ts';

export interface SourceFile {
  /** Below the root of the repository: `packages/booking-changes/src/texts.ts`. */
  file: string;
  source: string;
}

const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;

const readSource = (file: string): SourceFile => ({ file, source: readFileSync(path.join(root, file), 'utf8') });

/** Sources of a workspace that end up in its build. */
export const ownSources = (workspace: string): SourceFile[] =>
  readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isBuilt)
    .map((file) => readSource(path.join(workspace, 'src', file)));

const exportsOf = (folder: string): Record<string, string> => {
  const manifest = path.join(root, folder, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : {};
};

/** File of a package of ours that a module's name leads to, by the package's `exports`. */
const fileOfPackage = (specifier: string): string[] => {
  const [, name = '', rest = ''] = /^@plenary\/([\w-]+)(.*)$/.exec(specifier) ?? [];
  const wanted = `.${rest}`;
  const places = Object.entries(exportsOf(`packages/${name}`)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return places.flatMap(([pattern, place]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return pattern === wanted ? [path.join('packages', name, place)] : [];
    if (!wanted.startsWith(before) || !wanted.endsWith(after)) return [];
    return [path.join('packages', name, place.replace('*', wanted.slice(before.length, wanted.length - after.length)))];
  });
};

/** Module that a file's import leads to: a file of ours, or a name as it stands. */
export const resolveImport = (file: string, specifier: string): string[] => {
  if (specifier.startsWith('.')) return [path.join(path.dirname(file), specifier)];
  return specifier.startsWith('@plenary/') ? fileOfPackage(specifier) : [];
};

const isSource = (file: string) => isBuilt(file) && existsSync(path.join(root, file));

/** Contracts declare calls and make none; what the shell shares is its own. */
const isOfOthers = (file: string) => file.startsWith('packages/contracts/') || providedFiles().has(file);

/** Sources that the build of a remote or of the shell takes in: its own, and those of our packages that these lead to. */
export const bundledSources = (workspace: string): SourceFile[] => {
  const found = new Map(ownSources(workspace).map((source) => [source.file, source]));
  // A Map goes on to what is added meanwhile.
  for (const { file, source } of found.values())
    for (const [, specifier = ''] of source.matchAll(specifiers))
      for (const next of resolveImport(file, specifier))
        if (!next.startsWith(`${workspace}/`) && !found.has(next) && isSource(next) && !isOfOthers(next)) found.set(next, readSource(next));
  return [...found.values()];
};
