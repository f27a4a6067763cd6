import { Client } from 'pg';

/** Reads a database from outside of its service. */
export const queryPostgres = async <T>(url: string, sql: string): Promise<T[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
};
