import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps files by their names, which say their content, where the replicas of a service share them. */
export interface FileStore {
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined: there is none of that name. */
  get: (name: string) => Promise<Buffer | undefined>;
  /** Names of the files that were last written before an instant, in milliseconds since 1970. */
  writtenBefore: (instant: number) => Promise<string[]>;
  /** Nothing happens where there is none of that name. */
  remove: (name: string) => Promise<void>;
}

const unlessMissing =
  <Fallback>(fallback: Fallback) =>
  (error: NodeJS.ErrnoException): Fallback => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };

/** Files in a folder, which the replicas of a service share; each is there whole or not at all. */
export const fileFolder = (folder: string): FileStore => ({
  put: async (name, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const written = path.join(folder, `.${name}.${process.pid}`);
    await writeFile(written, bytes, { mode: 0o600 });
    await rename(written, path.join(folder, name));
  },
  get: (name) => readFile(path.join(folder, name)).catch(unlessMissing(undefined)),
  writtenBefore: async (instant) => {
    const names = (await readdir(folder).catch(unlessMissing([]))).filter((name) => !name.startsWith('.'));
    const found: string[] = [];
    for (const name of names) {
      const file = await stat(path.join(folder, name)).catch(unlessMissing(undefined));
      if (file && file.mtimeMs < instant) found.push(name);
    }
    return found;
  },
  remove: (name) => rm(path.join(folder, name), { force: true }),
});
