import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { KeptBuild, ReleaseStore } from '../releases/release-store.ts';

/** A draft that nothing has been written to for so long was left by a process that was killed. */
const draftLives = 600_000;

const removeLeft = (folder: string): void => {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const draft = path.join(parent, name);
    if (name.endsWith('.draft') && Date.now() - statSync(draft).mtimeMs > draftLives) rmSync(draft, { recursive: true, force: true });
  }
};

/**
 * Writes the files of a part into the folder of its version, which is there whole or not at all, with its manifest next to it. One that is
 * there stays as it is, also where another process lays the same one down in this moment.
 */
export const layDown = (releasesDir: string, { manifest, files }: KeptBuild): void => {
  const folder = path.join(releasesDir, manifest.part, manifest.version);
  if (existsSync(folder)) return;
  removeLeft(folder);
  const draft = `${folder}.${randomUUID()}.draft`;
  for (const [file, content] of files) {
    const place = path.join(draft, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  writeFileSync(path.join(draft, '.json'), JSON.stringify(manifest, null, 2));
  renameSync(path.join(draft, '.json'), `${folder}.json`);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
};

/** Keeps what the installed build of a service answers, for a rollback that leads back to it. */
export const noteInstalled = (store: Pick<ReleaseStore, 'put'>, service: string, contract: object): Promise<void> =>
  store.put(`${service}/installed.json`, JSON.stringify({ contract }, null, 2));
