import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ofOthers = 0o077;
/** What a running platform removes meanwhile, and what belongs to another user, stays as it is. */
const passedOver = ['ENOENT', 'EPERM'];

const close = (name: string): void => {
  try {
    const found = lstatSync(name);
    if (found.isSymbolicLink()) return;
    if (found.mode & ofOthers) chmodSync(name, found.mode & 0o700);
    if (found.isDirectory()) for (const entry of readdirSync(name)) close(path.join(name, entry));
  } catch (error) {
    if (!passedOver.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

/** From now on this process writes files (0600) and folders (0700) for its own user alone. */
export const writePrivately = (): void => void process.umask(ofOthers);

/** A folder that only its user can read, with all that lies in it already and all that is written from now on. */
export const keepPrivate = (folder: string): void => {
  writePrivately();
  mkdirSync(folder, { recursive: true });
  close(folder);
};
