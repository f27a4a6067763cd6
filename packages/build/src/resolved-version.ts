import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The version that a workspace resolves itself, which may not be the one of the others. */
export const versionOf = (name: string, directory: string): string => {
  const file = createRequire(path.join(directory, 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => path.join(folder, name, 'package.json'))
    .find(existsSync);
  if (!file) throw new Error(`${name} is not installed`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};
