import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** External native modules of a build are resolved next to and above its folder: they are linked there. */
export const linkModules = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};
