import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRegistry, releasesOf } from '@plenary/gateway/releases/registry';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import type { Manifest } from './manifest.ts';

/**
 * A line for each database whose tables are newer than the service that would run on it: the release that was live, else the build that is
 * installed. A build has the names of its migrations in it.
 */
export const unknownMigrations = async (folder: string, { databases }: Manifest, builds: string): Promise<string[]> => {
  const registry = await createRegistry(folderStore(path.join(folder, 'releases'))).read();
  return Object.entries(databases).flatMap(([name, { migrations }]) => {
    const service = `svc-${name}`;
    const { live } = releasesOf(registry, service);
    const build = live === null ? path.join(builds, service, 'dist') : path.join(folder, 'releases', service, live);
    const program = path.join(build, 'main.mjs');
    if (!existsSync(program)) return [`${service} ${live ?? ''} is not there: build it first`];
    const code = readFileSync(program, 'utf8');
    const unknown = migrations.filter((migration) => !code.includes(migration));
    return unknown.length > 0
      ? [`${name} is newer than ${service} ${live ?? 'as installed'}, which does not know ${unknown.join(', ')}`]
      : [];
  });
};
