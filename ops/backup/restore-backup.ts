import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import type { DatabaseName } from '@plenary/contracts/services';
import { copyToPostgres } from '@plenary/service-kit/database/copy-to-postgres';
import { restorePostgres, tablesOf } from '@plenary/service-kit/database/restore-postgres';
import { keepPrivate } from '@plenary/service-kit/private-files';
import { copyFiles } from './copy-files.ts';
import { hashOf, type Manifest, readManifest } from './manifest.ts';
import { type DatabasePlace, placesOf } from './places.ts';
import { unknownMigrations } from './unknown-migrations.ts';

interface Options {
  environment: NodeJS.ProcessEnv;
  /** Folder with a `<name>/dist` of every service; the project's own unless told. */
  builds?: string;
}

/**
 * Puts a back-up where the settings say that data are, which has to be empty. Refused before anything is written where a file is missing
 * or damaged, where the service that would run is older than its tables, and where there is something already.
 */
export const restoreBackup = async (folder: string, { environment, builds = root }: Options): Promise<Manifest> => {
  const manifest = readManifest(folder);
  const { dataDir, databases, folders } = placesOf(environment);
  const copied = databases.filter(({ name }) => manifest.databases[name] !== undefined);
  const faults = [
    ...(await damaged(folder, manifest)),
    ...(await unknownMigrations(folder, manifest, builds)),
    ...otherEngine(copied, manifest),
    ...(await occupied([dataDir, folders.releases], copied)),
  ];
  if (faults.length > 0) throw new Error(`not restored\n  ${faults.join('\n  ')}`);

  keepPrivate(dataDir);
  for (const place of copied) await restoreDatabase(folder, place, manifest);
  for (const [name, to] of Object.entries(folders)) {
    const own = Object.keys(manifest.files).filter((file) => file.startsWith(`${name}/`));
    copyFiles(
      own.map((file) => path.relative(name, file)),
      path.join(folder, name),
      to,
    );
  }
  keepPrivate(dataDir);
  return manifest;
};

const damaged = async (folder: string, { files }: Manifest): Promise<string[]> => {
  const faults = Object.entries(files).map(async ([file, hash]) => {
    const found = await hashOf(path.join(folder, file)).catch(() => undefined);
    if (found === hash) return [];
    return [found === undefined ? `${file} is missing` : `${file} is damaged`];
  });
  return (await Promise.all(faults)).flat();
};

const otherEngine = (places: readonly DatabasePlace[], { databases }: Manifest): string[] =>
  places
    .filter(({ name, url }) => databases[name]?.engine === 'postgres' && url === undefined)
    .map(({ name }) => `${name} was on PostgreSQL: DATABASE_URL_${name.toUpperCase()} is not set`);

const occupied = async (dirs: readonly string[], places: readonly DatabasePlace[]): Promise<string[]> => {
  const full = [...new Set(dirs)].filter((dir) => existsSync(dir) && readdirSync(dir).length > 0);
  const tables = places.map(async ({ name, url }) => (url !== undefined && (await tablesOf(url)).length > 0 ? [name] : []));
  return [
    ...full.map((dir) => `${dir} is not empty`),
    ...(await Promise.all(tables)).flat().map((name) => `database ${name} is not empty`),
  ];
};

const restoreDatabase = async (folder: string, { name, url, file }: DatabasePlace, { databases }: Manifest): Promise<void> => {
  const copy = databases[name as DatabaseName];
  if (!copy) return;
  const from = path.join(folder, copy.file);
  if (url === undefined) copyFileSync(from, file);
  else await (copy.engine === 'sqlite' ? copyToPostgres(from, url) : restorePostgres(from, url));
};
