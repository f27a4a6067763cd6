import type { Dialect } from '@plenary/service-kit/database/columns';
import type { Database } from '@plenary/service-kit/database/database';
import { sql } from 'drizzle-orm';

/** Where another process finds a test database. */
export const addressOf = async ({ read }: Database, dialect: Dialect): Promise<string> => {
  if (dialect === 'sqlite') {
    const [row] = await read.select({ file: sql<string>`file` }).from(sql`pragma_database_list`);
    return row?.file ?? '';
  }
  const [row] = await read.select({ name: sql<string>`name` }).from(sql`(SELECT current_database() AS name) AS here`);
  return (process.env.TEST_POSTGRES_URL ?? '').replace(/\/postgres$/, `/${row?.name}`);
};
