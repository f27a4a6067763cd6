import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** What a page has once, from the shell, and remotes use without bringing it: names by module, and tokens of the design system. */
export interface Provided {
  exports: Record<string, string[]>;
  /** Custom properties: `--color-ink`. */
  tokens: string[];
}

const platform = 'packages/platform';
/** The modules of ours that the shell shares. */
const sharedModules = {
  '@plenary/platform': '.',
  '@plenary/platform/router': './router',
  '@plenary/platform/translation': './translation',
};
const styles = ['packages/ui/src/tokens.css', 'packages/ui/src/base.css'];

const declared = /^export (?:async )?(?:const|let|function|class|enum) (\w+)/gm;
const listed = /^export \{([^}]*)\}/gm;
const property = /(--[\w-]+)\s*:/g;

const namesIn = (list: string): string[] =>
  list.split(',').flatMap((part) => {
    const name = /(\w+)\s*$/.exec(part)?.[1];
    return name && !/^\s*type /.test(part) ? [name] : [];
  });

/** Names of the values that a module exports; types are gone at run time. */
export const exportsIn = (source: string): string[] =>
  [
    ...[...source.matchAll(declared)].map(([, name = '']) => name),
    ...[...source.matchAll(listed)].flatMap(([, list = '']) => namesIn(list)),
  ].sort();

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What the shell of this checkout provides. */
export const readProvided = (): Provided => {
  const files: Record<string, string> = JSON.parse(read(`${platform}/package.json`)).exports;
  const exported = Object.entries(sharedModules).map(([name, place]) => [name, exportsIn(read(path.join(platform, files[place] ?? '')))]);
  const shell = readdirSync(path.join(root, 'shell/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
    .map((file) => `shell/src/${file}`);
  const tokens = [...styles, ...shell].flatMap((file) => [...read(file).matchAll(property)].map(([, name = '']) => name));
  return { exports: Object.fromEntries(exported), tokens: [...new Set(tokens)].sort() };
};
