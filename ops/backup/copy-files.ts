import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that are being written, and files that describe only the running processes. */
const isPassing = (file: string) => /\.draft(\/|$)|^running\//.test(file);

/** Files below a folder, by their path in it; none where there is no folder. */
export const filesIn = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isPassing(file))
    .sort();
};

/** Replicas files, which keep their paths and who may read them. */
export const copyFiles = (files: readonly string[], from: string, to: string): void => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true, mode: 0o700 });
    copyFileSync(path.join(from, file), path.join(to, file));
  }
};
