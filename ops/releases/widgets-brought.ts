import { readFileSync } from 'node:fs';
import path from 'node:path';
import { membersIn } from '@plenary/build/provided';
import { root } from '@plenary/build/steps';
import { ownSources, type SourceFile } from './bundled-sources.ts';

const comments = /\/\*.*?\*\/|(?<![:'"`])\/\/[^\n]*/gs;
const declaration = /\bwidgets\b[^=;{]*=\s*\{/;

/** The text of an object from behind its first brace to its last one. */
const insideOf = (text: string): string => {
  let depth = 1;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  return text;
};

/** Widgets that are named in the object `widgets` of a source; where it is put together some other way, in the whole source. */
export const widgetsIn = (sources: readonly SourceFile[], names: readonly string[]): string[] => {
  const texts = sources.flatMap(({ source }) => {
    const bare = source.replaceAll(comments, '');
    if (!/\bwidgets\b/.test(bare)) return [];
    const found = declaration.exec(bare);
    return [found ? insideOf(bare.slice(found.index + found[0].length)) : bare];
  });
  return names.filter((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
};

/** Widgets that a remote of this checkout brings for the shell and other remotes. */
export const widgetsBrought = (remote: string): string[] => {
  const platform = readFileSync(path.join(root, 'packages/platform/src/platform.tsx'), 'utf8');
  return widgetsIn(ownSources(remote), membersIn(platform, 'RemoteWidgets'));
};
