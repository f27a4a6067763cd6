import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseName } from '@plenary/contracts/services';
import type { DatabaseSource } from '@plenary/service-kit/database/database-source';
import { holdTogether } from '@plenary/service-kit/database/hold-together';
import { openPostgresSource } from '@plenary/service-kit/database/postgres-source';
import { sqliteSource } from '@plenary/service-kit/database/sqlite-source';
import { keepPrivate, writePrivately } from '@plenary/service-kit/private-files';
import { copyFiles, filesIn } from './copy-files.ts';
import { hashOf, type Manifest, writeManifest } from './manifest.ts';
import { type DatabasePlace, placesOf } from './places.ts';

/**
 * Replicas all data of a deployment, which may be running, into a new folder: the databases of all services as they are at one instant,
 * then the files. The folder is there whole or not at all.
 */
export const takeBackup = async (folder: string, environment: NodeJS.ProcessEnv): Promise<Manifest> => {
  if (existsSync(folder)) throw new Error(`${folder} is there already: nothing is written over`);
  const { databases, folders } = placesOf(environment);
  const there = databases.filter(({ url, file }) => url !== undefined || existsSync(file));
  if (there.length === 0)
    throw new Error(`no database to copy: neither DATABASE_URL_* nor ${path.dirname(databases[0]?.file ?? '')} has any`);
  writePrivately();
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const held = await copyDatabases(there, draft);
    copyFolders(folders, draft);
    // A copied file keeps the mode of the one it is copied from.
    keepPrivate(draft);
    const files: Record<string, string> = {};
    for (const file of filesIn(draft)) files[file] = await hashOf(path.join(draft, file));
    const manifest: Manifest = { format: 1, ...held, files };
    writeManifest(draft, manifest);
    renameSync(draft, folder);
    return manifest;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

const copyDatabases = async (places: readonly DatabasePlace[], draft: string): Promise<Pick<Manifest, 'takenAt' | 'databases'>> => {
  const sources: DatabaseSource[] = [];
  try {
    for (const { url, file } of places) sources.push(url === undefined ? sqliteSource(file) : await openPostgresSource(url));
    await holdTogether(sources);
    const takenAt = new Date().toISOString();
    const copies = sources.map(async (source, index) => {
      const name = places[index]?.name as DatabaseName;
      const file = `${name}.${source.engine === 'sqlite' ? 'sqlite' : 'jsonl'}`;
      const migrations = await source.migrations();
      await source.copyTo(path.join(draft, file));
      return [name, { file, engine: source.engine, migrations }] as const;
    });
    return { takenAt, databases: Object.fromEntries(await Promise.all(copies)) };
  } finally {
    for (const source of sources) await source.close();
  }
};

const copyFolders = ({ secrets, mail, releases }: ReturnType<typeof placesOf>['folders'], draft: string): void => {
  copyFiles(filesIn(secrets), secrets, path.join(draft, 'secrets'));
  copyFiles(filesIn(mail), mail, path.join(draft, 'mail'));
  // A version is laid down before the registry names it: during a release, too, all versions in the copied registry are copied.
  const isRegistry = (file: string) => file.startsWith('registry/');
  copyFiles(filesIn(releases).filter(isRegistry), releases, path.join(draft, 'releases'));
  copyFiles(
    filesIn(releases).filter((file) => !isRegistry(file)),
    releases,
    path.join(draft, 'releases'),
  );
};
