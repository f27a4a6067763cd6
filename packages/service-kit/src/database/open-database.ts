import path from 'node:path';
import type { Database } from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

/** PostgreSQL where an address is set, else the service's own file under the data folder. */
export const openDatabase = ({ url, dataDir, name }: { url: string | undefined; dataDir: string; name: string }): Database =>
  url ? openPostgres({ url }) : openSqlite(path.join(dataDir, `${name}.sqlite`));

/** A service's own database, with all its tables. */
export const openMigrated = async ({
  migrations,
  ...place
}: Parameters<typeof openDatabase>[0] & { migrations: readonly Migration[] }): Promise<Database> => {
  const database = openDatabase(place);
  await migrate(database, migrations);
  return database;
};
