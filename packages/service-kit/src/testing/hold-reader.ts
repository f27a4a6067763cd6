import { Client } from 'pg';

/** A reader that keeps its locks, as a long report does, until it is ended. */
export const holdReader = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`BEGIN; ${sql}`);
  return { end: () => client.end() };
};
