import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** What a page has once, from the shell, and remotes use without bringing it: names by module, and tokens of the design system. */
export interface Provided {
  exports: Record<string, string[]>;
  /** Custom properties: `--color-ink`. */
  tokens: string[];
  /** Members of the `Platform` object that the shell hands out. */
  members: string[];
  /** Widgets that the shell hands out or shows, with the remote that brings each: `authDialog` of `mf-auth`. */
  widgets: Record<string, string>;
  /** Of `@plenary/platform`: that of its package, and eight digits of its exports and types. */
  version: string;
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

const manifest = (): { version: string; exports: Record<string, string> } => JSON.parse(read(`${platform}/package.json`));

/** Files of the modules that the shell shares, with their names. */
export const providedFiles = (): Map<string, string> => {
  const { exports } = manifest();
  return new Map(Object.entries(sharedModules).map(([name, place]) => [path.join(platform, exports[place] ?? ''), name]));
};

const owned = /^ {2}(\w+): '(mf-[\w-]+)',$/gm;

/** Widgets and their remotes, as the shell has them. */
const widgetOwners = () =>
  Object.fromEntries([...read('shell/src/widget-owners.ts').matchAll(owned)].map(([, name = '', owner = '']) => [name, owner]));

const interfaces = /^export interface (\w+)[^{]*\{\n(.*?)^\}/gms;
const aliases = /^export type (\w+) =.*?;$/gms;
const member = /^ {2}(?:readonly )?(\w+)\??\s*[(:<]/gm;
const comments = /\/\*.*?\*\/|\/\/[^\n]*/gs;

/** Members of an interface that a module exports. */
export const membersIn = (source: string, name: string): string[] => {
  const body = [...source.matchAll(interfaces)].find(([, found]) => found === name)?.[2] ?? '';
  return [...body.replaceAll(comments, '').matchAll(member)].map(([, found = '']) => found).sort();
};

/** Version of a package by what others see of it: the same exports and types are the same version, whatever is behind them. */
export const surfaceVersion = (version: string, exports: Record<string, readonly string[]>, sources: readonly string[]): string => {
  const types = sources.flatMap((source) => {
    const bare = source.replaceAll(comments, '');
    return [...bare.matchAll(interfaces), ...bare.matchAll(aliases)].map(([text]) => text.replaceAll(/\s+/g, ' '));
  });
  return `${version}-${createHash('sha256')
    .update(JSON.stringify([exports, types]))
    .digest('hex')
    .slice(0, 8)}`;
};

/** What the shell of this checkout provides. */
export const readProvided = (): Provided => {
  const sources = [...providedFiles()].map(([file, name]) => ({ name, source: read(file) }));
  const exported = Object.fromEntries(sources.map(({ name, source }) => [name, exportsIn(source)]));
  const members = sources.flatMap(({ source }) => membersIn(source, 'Platform'));
  const shell = readdirSync(path.join(root, 'shell/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
    .map((file) => `shell/src/${file}`);
  const tokens = [...styles, ...shell].flatMap((file) => [...read(file).matchAll(property)].map(([, name = '']) => name));
  const version = surfaceVersion(
    manifest().version,
    exported,
    sources.map(({ source }) => source),
  );
  return { exports: exported, tokens: [...new Set(tokens)].sort(), members, widgets: widgetOwners(), version };
};
