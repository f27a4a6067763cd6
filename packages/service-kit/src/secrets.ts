import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSecret } from './made-secret.ts';

/** A secret in a file readable by its owner only, made on first use. */
export const keptSecret = (dataDir: string, name: string): string => {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Written elsewhere and linked into place: concurrent readers get a whole secret, and all the same one.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, makeSecret(), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
};
