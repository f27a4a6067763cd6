import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Archive } from './archive.ts';

interface Options extends Archive {
  releasesDir: string;
  by: string;
  at: string;
}

/**
 * Writes the files of a part into the folder of its version, which is there whole or not at all, with its manifest next to it. One that is
 * there stays as it is.
 */
export const layDown = ({ releasesDir, manifest, files, by, at }: Options): void => {
  const folder = path.join(releasesDir, manifest.part, manifest.version);
  if (existsSync(folder)) return;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  for (const [file, content] of files) {
    const place = path.join(draft, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  writeFileSync(`${folder}.json`, JSON.stringify({ ...manifest, releasedAt: at, releasedBy: by }, null, 2));
  renameSync(draft, folder);
};

/** Keeps what the installed build of a service answers, for a rollback that leads back to it. */
export const noteInstalled = (releasesDir: string, service: string, contract: object): void => {
  mkdirSync(path.join(releasesDir, service), { recursive: true });
  writeFileSync(path.join(releasesDir, service, 'installed.json'), JSON.stringify({ contract }, null, 2));
};
