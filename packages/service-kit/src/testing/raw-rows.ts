import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Reads all columns of what plain SQL finds, on the connections of a service, to measure beside it; answers the first of them. */
export const rawRows = ({ read }: Pick<Database, 'read'>, query: string): Promise<{ first: unknown }[]> =>
  read.select({ first: sql`answer.*` }).from(sql`(${sql.raw(query)}) AS answer`);
