import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps the files of pictures by their names, which say their content. */
export interface PictureStore {
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined: there is none of that name. */
  get: (name: string) => Promise<Buffer | undefined>;
}

/** Files in a folder, which the replicas of a service share; each is there whole or not at all. */
export const pictureFolder = (folder: string): PictureStore => ({
  put: async (name, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const written = path.join(folder, `.${name}.${process.pid}`);
    await writeFile(written, bytes, { mode: 0o600 });
    await rename(written, path.join(folder, name));
  },
  get: (name) =>
    readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
});
