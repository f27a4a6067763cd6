import Sqlite from 'better-sqlite3';

/** Reads a file from outside of its service. */
export const querySqlite = <T>(file: string, sql: string): T[] => {
  const client = new Sqlite(file, { readonly: true });
  try {
    return client.prepare(sql).all() as T[];
  } finally {
    client.close();
  }
};
