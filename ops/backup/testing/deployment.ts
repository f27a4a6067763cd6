import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DatabaseName, databaseNames } from '@plenary/contracts/services';
import type { Dialect } from '@plenary/service-kit/database/columns';
import type { Database } from '@plenary/service-kit/database/database';
import { type Migration, migrate } from '@plenary/service-kit/database/migrate';
import { openDatabase } from '@plenary/service-kit/database/open-database';
import { createDatabases } from '@plenary/service-kit/testing/create-databases';

/** Settings of a deployment that has nothing yet, with databases of the test's own. */
export const newDeployment = async (scratch: string, engine: Dialect): Promise<NodeJS.ProcessEnv> => {
  const id = randomUUID().replaceAll('-', '').slice(0, 12);
  const own = { DATA_DIR: path.join(scratch, id) };
  if (engine === 'sqlite') return own;
  const names = databaseNames.map((name) => `${name}_${id}`);
  const urls = await createDatabases({ url: process.env.TEST_POSTGRES_URL ?? '' }, names);
  return {
    ...own,
    ...Object.fromEntries(databaseNames.map((name, index) => [`DATABASE_URL_${name.toUpperCase()}`, urls[names[index] ?? '']])),
  };
};

/** A database of a deployment, as its service opens it. */
export const openOf = (environment: NodeJS.ProcessEnv, name: DatabaseName): Database =>
  openDatabase({ url: environment[`DATABASE_URL_${name.toUpperCase()}`], dataDir: environment.DATA_DIR ?? '', name });

export const makeTables = async (
  environment: NodeJS.ProcessEnv,
  migrations: Readonly<Record<DatabaseName, readonly Migration[]>>,
): Promise<void> => {
  for (const name of databaseNames) {
    const database = openOf(environment, name);
    await migrate(database, migrations[name]);
    await database.close();
  }
};

/** Builds of services that know these migrations. */
export const layBuilds = (folder: string, migrations: Readonly<Record<DatabaseName, readonly Migration[]>>): string => {
  for (const name of databaseNames) {
    mkdirSync(path.join(folder, `svc-${name}/dist`), { recursive: true });
    writeFileSync(path.join(folder, `svc-${name}/dist/main.mjs`), JSON.stringify(migrations[name].map((one) => one.name)));
  }
  return folder;
};
