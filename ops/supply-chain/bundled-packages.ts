import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packageFolder = /((?:[\w.@/-]*\/)?node_modules\/(?:@[\w.-]+\/)?[\w.-]+)/;

const nameOf = (source: string): string | undefined => {
  const [, folder] = packageFolder.exec(source) ?? [];
  return folder?.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
};

/** Names of the packages whose code is in a build, as its source maps tell. */
export const bundledPackages = (dist: string): string[] => {
  if (!existsSync(dist)) throw new Error(`${dist} is not built`);
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((file): string[] => JSON.parse(readFileSync(path.join(dist, file), 'utf8')).sources);
  return [...new Set(sources.flatMap((source) => nameOf(source) ?? []))].filter((name) => !name.startsWith('@plenary/')).sort();
};
