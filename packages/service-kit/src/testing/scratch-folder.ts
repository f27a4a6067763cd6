import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const wantedBytes = 2_000_000_000;

const isRoomy = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > wantedBytes;
  } catch {
    return false;
  }
};

/** A new folder for databases of tests, in memory where the machine offers it: on a disk they would mostly wait for it. */
export const scratchFolder = (prefix: string): string => mkdtempSync(path.join(isRoomy(memory) ? memory : tmpdir(), prefix));
