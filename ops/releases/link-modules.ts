import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** What a build leaves outside (native modules) is looked for beside and above its folder: there it is, too. */
export const linkModules = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};
