import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Copies a build into a folder that is there whole or not at all; one that is there stays as it is. */
export const copyWhole = (build: string, folder: string, takes: (file: string) => boolean): void => {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) return;
  cpSync(build, draft, { recursive: true, filter: takes });
  renameSync(draft, folder);
};
