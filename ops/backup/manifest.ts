import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseName } from '@plenary/contracts/services';
import type { Dialect } from '@plenary/service-kit/database/columns';

interface DatabaseCopy {
  /** Name in the back-up. */
  file: string;
  engine: Dialect;
  /** Names of those that its tables have been through. */
  migrations: readonly string[];
}

/** Contents of a back-up. */
export interface Manifest {
  format: 1;
  /** The instant that all databases are of. */
  takenAt: string;
  databases: Partial<Record<DatabaseName, DatabaseCopy>>;
  /** SHA-256 of each file, by its path in the back-up. */
  files: Readonly<Record<string, string>>;
}

const fileOf = (folder: string) => path.join(folder, 'manifest.json');

export const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(fileOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });

/** Throws where the folder holds no whole back-up. */
export const readManifest = (folder: string): Manifest => {
  try {
    const manifest = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Manifest;
    if (manifest.format === 1) return manifest;
  } catch (error) {
    throw new Error(`${folder} holds no back-up`, { cause: error });
  }
  throw new Error(`${folder} was written by another version of this command`);
};
