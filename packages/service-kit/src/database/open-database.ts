import path from 'node:path';
import type { Database } from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

/** PostgreSQL where an address is set, else the service's own file under the data folder. */
export const openDatabase = ({ url, dataDir, name }: { url: string | undefined; dataDir: string; name: string }): Database =>
  url ? openPostgres({ url }) : openSqlite(path.join(dataDir, `${name}.sqlite`));

export type MigratedPlace = Parameters<typeof openDatabase>[0] & { migrations: readonly Migration[] };

const tellSupervisor = (message: { type: 'migrating'; step: string } | { type: 'migrated' }) => void process.send?.(message);

/** A service's own database, with all its tables. The supervisor is told of each step of a migration: the start may take longer. */
export const openMigrated = async ({ migrations, ...place }: MigratedPlace): Promise<Database> => {
  const database = openDatabase(place);
  let hasMigrated = false;
  const onStep = (step: string) => {
    hasMigrated = true;
    tellSupervisor({ type: 'migrating', step });
  };
  await migrate(database, migrations, { onStep });
  if (hasMigrated) tellSupervisor({ type: 'migrated' });
  return database;
};
