import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export const packageOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Folders of a workspace and of those that its build takes in. */
export const workspacesNeeded = (workspace: string): string[] => {
  const packages = new Map(readdirSync(path.join(root, 'packages')).map((name) => [`@plenary/${name}`, `packages/${name}`]));
  const needed = new Set<string>();
  const take = (folder: string) => {
    if (needed.has(folder)) return;
    needed.add(folder);
    for (const name of Object.keys(packageOf(folder).dependencies ?? {})) {
      const other = packages.get(name);
      if (other) take(other);
    }
  };
  take(workspace);
  return [...needed];
};
